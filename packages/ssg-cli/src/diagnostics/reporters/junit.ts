import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Report, ReportContext, ReportText } from '../report.ts'
import { visible } from '../visible.ts'
import { advice, shown, shownFile } from './shown.ts'
import { fixLines } from './summary.ts'

/**
 * Report for CI that shows tests: JUnit's XML on stdout, as Jenkins and GitLab read it. A file is a suite, a diagnostic a test that
 * failed, or was skipped if the command succeeds in spite of it. Without any there is one test, which passed: a report
 * without tests counts as an error.
 *
 * Jenkins' xUnit plugin refuses an attribute that its schema lacks: of those, GitLab reads `file` of a test.
 *
 * @see https://github.com/jenkinsci/xunit-plugin/blob/master/src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd/junit-10.xsd
 * @see https://docs.gitlab.com/ci/testing/unit_test_reports/
 */
export function junit(report: Report, context: ReportContext): ReportText {
  const { command, durationMs, strict } = report
  const byFile = new Map<string, Diagnostic[]>()
  for (const diagnostic of report.diagnostics) {
    const file = shownFile(shown(diagnostic, context).file, context)
    byFile.set(file, [...(byFile.get(file) ?? []), shown(diagnostic, context)])
  }
  const fails = ({ severity }: Diagnostic) => strict || severity === 'error'
  const suites = Array.from(byFile, ([file, diagnostics]) => {
    const cases = diagnostics.map((each) => testCase(each, file, fails(each)))
    const failures = diagnostics.filter(fails).length
    const skipped = diagnostics.length - failures
    return element('testsuite', { name: file, ...counts(diagnostics.length, failures), skipped }, cases.join(''))
  })
  const passed = element('testcase', { classname: 'docs-build', name: command, time: 0 }, '')
  const all =
    suites.length > 0 ? suites : [element('testsuite', { name: 'docs-build', ...counts(1, 0), skipped: 0 }, passed)]
  const found = report.diagnostics
  const totals = suites.length > 0 ? counts(found.length, found.filter(fails).length) : counts(1, 0)
  const time = (durationMs / 1000).toFixed(3)
  const whole = element('testsuites', { name: `docs-build ${command}`, ...totals, time }, all.join(''))
  return { stdout: `<?xml version="1.0" encoding="UTF-8"?>\n${whole}`, stderr: fixLines(report, context) }
}

function counts(tests: number, failures: number): Readonly<Record<string, number>> {
  return { tests, failures, errors: 0 }
}

function testCase(diagnostic: Diagnostic, file: string, isFailure: boolean): string {
  const { code, severity, message, line, column } = diagnostic
  const position = [file, line, column].filter((part) => part !== undefined).join(':')
  const attributes = {
    classname: code,
    name: `${message} (${position})`,
    file,
    time: 0,
  }
  const words = escaped([position, message, ...advice(diagnostic)].join('\n'))
  const result = isFailure
    ? element('failure', { type: severity, message }, words)
    : element('skipped', { message: `${severity}: ${message}` }, '')
  return element('testcase', attributes, result)
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, content: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
  return content === '' ? `<${name}${written.join('')}/>\n` : `<${name}${written.join('')}>${content}</${name}>\n`
}

/**
 * Text as XML may hold it: no control characters.
 *
 * @see https://www.w3.org/TR/xml/#charsets
 */
function escaped(text: string): string {
  const lines = text
    .replace(/[\uFFFE\uFFFF]/g, '\uFFFD')
    .split('\n')
    .map(visible)
  return lines.join('\n').replace(/[&<>"\n]/g, (character) => `&#${character.charCodeAt(0)};`)
}
