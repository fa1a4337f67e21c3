import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Report, ReportContext } from '../report.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import { json } from './json.ts'
import { junit } from './junit.ts'
import { sarif } from './sarif.ts'

const link: Diagnostic = {
  code: 'broken-link',
  severity: 'error',
  message: 'Unexpected link "/a&b"',
  file: 'docs/a.md',
  line: 2,
  column: 9,
  endLine: 2,
  endColumn: 13,
  suggestion: '/ab',
}
const history: Diagnostic = { code: 'shallow-clone', severity: 'warning', message: 'Unexpected shallow clone' }

const report: Report = {
  ok: false,
  command: 'check',
  durationMs: 1234,
  pages: 2,
  versions: 1,
  written: 0,
  unchanged: 0,
  cached: 0,
  outDir: 'dist',
  outputBytes: 0,
  diagnostics: [history, link],
  strict: false,
}
const context: ReportContext = {
  color: false,
  sourceOf: () => undefined,
  relative: (file) => `apps/docs/${file}`,
  folderUrl: 'file:///home/me/my%20repo/',
  configFile: 'docs.config.mjs',
}

describe('the report for tools that show tests', () => {
  test('is a suite for each file and a test for each diagnostic; what does not fail the command is skipped', () => {
    expect(junit(report, context).stdout).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="docs-build check" tests="2" failures="1" errors="0" time="1.234"><testsuite name="apps/docs/docs.config.mjs" tests="1" failures="0" errors="0" skipped="1"><testcase classname="shallow-clone" name="Unexpected shallow clone (apps/docs/docs.config.mjs)" file="apps/docs/docs.config.mjs" time="0"><skipped message="warning: Unexpected shallow clone"/>
</testcase>
</testsuite>
<testsuite name="apps/docs/docs/a.md" tests="1" failures="1" errors="0" skipped="0"><testcase classname="broken-link" name="Unexpected link &#34;/a&#38;b&#34; (apps/docs/docs/a.md:2:9)" file="apps/docs/docs/a.md" time="0"><failure type="error" message="Unexpected link &#34;/a&#38;b&#34;">apps/docs/docs/a.md:2:9&#10;Unexpected link &#34;/a&#38;b&#34;&#10;Did you mean &#34;/ab&#34;?</failure>
</testcase>
</testsuite>
</testsuites>
`)
  })

  test('counts warnings as failures when they fail the command', () => {
    expect(junit({ ...report, strict: true }, context).stdout).toContain('tests="2" failures="2" errors="0" time=')
  })

  test('has one test that passed when nothing is wrong', () => {
    expect(junit({ ...report, ok: true, diagnostics: [] }, context).stdout).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="docs-build check" tests="1" failures="0" errors="0" time="1.234"><testsuite name="docs-build" tests="1" failures="0" errors="0" skipped="0"><testcase classname="docs-build" name="check" time="0"/>
</testsuite>
</testsuites>
`)
  })

  test('holds no character that XML forbids', () => {
    const odd: Diagnostic = { ...history, message: 'a\u0000\u001B[1m\uD800\uFFFF<b>]]>\nnext 😀' }
    const { stdout } = junit({ ...report, diagnostics: [odd] }, context)
    expect(stdout).toContain('a␀␛[1m\uFFFD\uFFFD&#60;b&#62;]]&#62;&#10;next 😀')
  })
})

describe("the report for GitLab's merge requests", () => {
  const issues = (...diagnostics: Diagnostic[]) => JSON.parse(gitlab({ ...report, diagnostics }, context).stdout)
  const prints = (...diagnostics: Diagnostic[]) =>
    issues(...diagnostics).map((issue: { readonly fingerprint: string }) => issue.fingerprint)

  test('is a list of issues with path and lines', () => {
    expect(issues(history, link)).toEqual([
      {
        description: 'Unexpected shallow clone',
        check_name: 'shallow-clone',
        fingerprint: expect.stringMatching(/^[\da-f]{32}$/),
        severity: 'minor',
        location: { path: 'apps/docs/docs.config.mjs', lines: { begin: 1 } },
      },
      {
        description: 'Unexpected link "/a&b"\nDid you mean "/ab"?',
        check_name: 'broken-link',
        fingerprint: expect.stringMatching(/^[\da-f]{32}$/),
        severity: 'major',
        location: { path: 'apps/docs/docs/a.md', lines: { begin: 2, end: 2 } },
      },
    ])
    expect(issues()).toEqual([])
  })

  test('knows a mistake again when its line moves, and tells it from others', () => {
    expect(prints({ ...link, line: 40, endLine: 40 })).toEqual(prints(link))
    expect(new Set(prints(link, { ...link, line: 9 }, { ...link, file: 'b.md' }, { ...link, message: 'x' })).size).toBe(
      4,
    )
  })
})

test.each([
  ['gitlab', gitlab],
  ['sarif', sarif],
  ['json', json],
  ['junit', junit],
  ['github', github],
])('%s holds no half of a character, and lines of a message stay lines', (name, reporter) => {
  const odd: Diagnostic = { ...history, message: 'a%\uD800 😀 ]]>"\nnext' }
  const { stdout } = reporter({ ...report, diagnostics: [odd] }, context)
  expect(stdout).not.toMatch(/\\ud800|\p{Surrogate}/iu)
  const line = { junit: '&#10;', github: '%0A' }[name] ?? String.raw`\n`
  expect(stdout).toContain(`${line}next`)
})

test('paths of the report for code scanning are relative to a folder that it names', () => {
  expect(JSON.parse(sarif(report, context).stdout)).toMatchObject({
    runs: [
      {
        originalUriBaseIds: { '%SRCROOT%': { uri: 'file:///home/me/my%20repo/' } },
        results: [
          {},
          {
            locations: [
              { physicalLocation: { artifactLocation: { uri: 'apps/docs/docs/a.md', uriBaseId: '%SRCROOT%' } } },
            ],
          },
        ],
      },
    ],
  })
})
