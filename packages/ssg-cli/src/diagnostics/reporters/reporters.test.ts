import { describe, expect, test } from 'vitest'
import { github } from './github.ts'
import { json } from './json.ts'
import { pretty } from './pretty.ts'
import { sarif } from './sarif.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { diagnosticCodes } from '../../model/diagnostic-table.ts'
import type { Report, ReportContext } from '../report.ts'

const link: Diagnostic = {
  code: 'broken-link',
  severity: 'error',
  message: 'Unexpected link "/instal"',
  hint: 'Correct it.',
  file: '../content/a b.md',
  line: 2,
  column: 9,
  endLine: 2,
  endColumn: 16,
  url: '/instal',
  suggestion: '/install',
  route: '/a',
}
const history: Diagnostic = { code: 'shallow-clone', severity: 'warning', message: 'Unexpected shallow clone' }

const failed: Report = {
  ok: false,
  command: 'build',
  durationMs: 1234,
  pages: 1200,
  versions: 2,
  written: 0,
  unchanged: 0,
  cached: 1100,
  outDir: 'dist',
  outputBytes: 14_230_000,
  diagnostics: [history, link],
  strict: false,
}
const built: Report = { ...failed, ok: true, written: 10, unchanged: 1190, diagnostics: [history] }

const context: ReportContext = {
  color: false,
  sourceOf: (file) => (file === '../content/a b.md' ? '# A\nsee [i](/instal)\n' : undefined),
  relative: (file) => file.replace('../', ''),
}

describe('the report for people', () => {
  test('shows each diagnostic with its code, what is near and what helps, then the counts', () => {
    expect(pretty(failed, context)).toEqual({
      stdout: '',
      stderr: [
        'warning  shallow-clone  Unexpected shallow clone',
        '',
        'content/a b.md:2:9  error  broken-link  Unexpected link "/instal"',
        '  1 | # A',
        '> 2 | see [i](/instal)',
        '    |         ^^^^^^^',
        '  3 |',
        '  Did you mean "/install"?',
        '  Correct it.',
        '',
        '1 error and 1 warning in 1 file',
        'Failed with 1 error and 1 warning after 1.2 s; the output folder "dist" is left as it was',
        '',
      ].join('\n'),
    })
  })

  test('tells what is wrong in many places three times in full, and then in a line each', () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ ...link, line: 2 + index }))
    const { stderr } = pretty({ ...failed, diagnostics: many }, context)
    expect(stderr.match(/ {2}Correct it\./g)).toHaveLength(3)
    expect(stderr).toMatch(
      /\ncontent\/a b\.md:5:9 {2}error {2}broken-link {2}.*\ncontent\/a b\.md:6:9 .*\ncontent\/a b\.md:7:9 .*\n\n6 errors in 1 file\n/,
    )
  })

  test('tells what is wrong in very many places once more in one line, which counts the others and names the first', () => {
    const many = Array.from({ length: 1200 }, (_, index) => ({ ...link, file: `${index % 5}.md`, line: 2 + index }))
    const { stderr } = pretty({ ...failed, diagnostics: many }, context)
    expect(stderr.split('\n').slice(-5)).toEqual([
      '  and 1,197 times more in 5 files: 3.md:5:9, 4.md:6:9, 0.md:7:9 …',
      '',
      '1,200 errors in 5 files',
      'Failed with 1,200 errors and 0 warnings after 1.2 s; the output folder "dist" is left as it was',
      '',
    ])
  })

  test('says so where a plugin failed after the output was written', () => {
    const { stderr } = pretty({ ...built, ok: false, diagnostics: [link] }, context)
    expect(stderr).toContain('Failed with 1 error and 0 warnings after 1.2 s; the output folder "dist" is written\n')
  })

  test('ends a build with pages, versions, files, warnings, seconds and size', () => {
    expect(pretty({ ...built, diagnostics: [] }, context).stderr).toBe(
      'Built 1,200 pages in 2 versions: 10 files written, 1,190 unchanged, 0 warnings, 1.2 s, 14.2 MB in "dist"\n',
    )
  })

  test('ends a check without files', () => {
    expect(pretty({ ...built, command: 'check', diagnostics: [] }, context).stderr).toBe(
      'Checked 1,200 pages in 2 versions: 0 warnings, 1.2 s\n',
    )
  })

  test('says that warnings fail because of --strict', () => {
    expect(pretty({ ...failed, command: 'check', strict: true, diagnostics: [history] }, context).stderr).toContain(
      'Failed with 0 errors and 1 warning (--strict) after 1.2 s\n',
    )
  })

  test('shows a diagnostic whose source cannot be read without a code frame', () => {
    const elsewhere: Diagnostic = { ...link, file: 'gone.md', suggestion: undefined, hint: undefined }
    expect(pretty({ ...failed, diagnostics: [elsewhere] }, context).stderr).toMatch(
      /^gone\.md:2:9 {2}error {2}broken-link {2}Unexpected link "\/instal"\n\n1 error in 1 file\n/,
    )
  })

  test('makes control characters of authors visible and keeps a message on one line', () => {
    const nasty: Diagnostic = { ...history, message: 'a\u001B[2J\n::error::b', suggestion: '\u0007' }
    expect(pretty({ ...failed, diagnostics: [nasty] }, context).stderr).toMatch(
      /^warning {2}shallow-clone {2}a␛\[2J ::error::b\n {2}Did you mean "␇"\?\n/,
    )
  })

  test('colours severities only when asked', () => {
    expect(pretty(failed, { ...context, color: true }).stderr).toContain('\u001B[31merror\u001B[39m')
    expect(pretty(failed, context).stderr).not.toContain('\u001B')
  })
})

describe('the report for scripts', () => {
  test('is one object with the keys of the contract', () => {
    const { stdout, stderr } = json(failed, context)
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      command: 'build',
      durationMs: 1234,
      pages: 1200,
      written: 0,
      unchanged: 0,
      cached: 1100,
      outDir: 'dist',
      diagnostics: [
        { code: 'shallow-clone', severity: 'warning', message: 'Unexpected shallow clone' },
        {
          code: 'broken-link',
          severity: 'error',
          message: 'Unexpected link "/instal"',
          file: 'content/a b.md',
          line: 2,
          column: 9,
          endLine: 2,
          endColumn: 16,
          url: '/instal',
          suggestion: '/install',
          route: '/a',
        },
      ],
    })
  })
})

describe('the report for GitHub', () => {
  test('is an annotation for each diagnostic on stdout and the counts on stderr', () => {
    expect(github(failed, context)).toEqual({
      stdout: [
        '::warning title=shallow-clone::Unexpected shallow clone',
        '::error file=content/a b.md,line=2,endLine=2,col=9,endColumn=16,title=broken-link::Unexpected link "/instal"%0ADid you mean "/install"?%0ACorrect it.',
        '',
      ].join('\n'),
      stderr:
        '1 error and 1 warning in 1 file\nFailed with 1 error and 1 warning after 1.2 s; the output folder "dist" is left as it was\n',
    })
  })

  test('escapes percent signs, line breaks, colons and commas', () => {
    const odd: Diagnostic = { ...history, file: '100%,a:b.md', message: '100%\nnext: a, b' }
    expect(github({ ...failed, diagnostics: [odd] }, context).stdout).toBe(
      '::warning file=100%25%2Ca%3Ab.md,title=shallow-clone::100%25%0Anext: a, b\n',
    )
  })

  test('leaves columns out where a span has several lines', () => {
    const { stdout } = github({ ...failed, diagnostics: [{ ...link, endLine: 4, hint: undefined }] }, context)
    expect(stdout).toContain('::error file=content/a b.md,line=2,endLine=4,title=broken-link::')
  })
})

describe('the report for code scanning', () => {
  const log: unknown = JSON.parse(sarif(failed, context).stdout)

  test('is a SARIF 2.1.0 log with a result for each diagnostic', () => {
    expect(log).toMatchObject({
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          columnKind: 'utf16CodeUnits',
          invocations: [{ executionSuccessful: true }],
          results: [
            {
              ruleId: 'shallow-clone',
              level: 'warning',
              message: { text: 'Unexpected shallow clone' },
              locations: [{ physicalLocation: { artifactLocation: { uri: 'docs.config.ts' } } }],
            },
            {
              ruleId: 'broken-link',
              ruleIndex: 0,
              level: 'error',
              message: { text: 'Unexpected link "/instal"\nDid you mean "/install"?\nCorrect it.' },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'content/a%20b.md' },
                    region: { startLine: 2, startColumn: 9, endLine: 2, endColumn: 16 },
                  },
                },
              ],
            },
          ],
        },
      ],
    })
  })

  test('describes each code as a rule with its default level', () => {
    expect(log).toMatchObject({
      runs: [
        {
          tool: {
            driver: {
              name: 'docs-build',
              rules: diagnosticCodes.map((id) => ({
                id,
                shortDescription: { text: expect.any(String) },
                help: { text: expect.any(String) },
                defaultConfiguration: { level: expect.stringMatching(/^(error|warning)$/) },
              })),
            },
          },
        },
      ],
    })
  })

  test('has a location without a region for a diagnostic about a whole file', () => {
    const whole: Diagnostic = { ...history, file: 'a.md' }
    expect(JSON.parse(sarif({ ...failed, diagnostics: [whole] }, context).stdout)).toMatchObject({
      runs: [{ results: [{ locations: [{ physicalLocation: { artifactLocation: { uri: 'a.md' } } }] }] }],
    })
  })

  test('puts a diagnostic about the whole site at its config, by the name that it has', () => {
    const written = sarif({ ...failed, diagnostics: [history] }, { ...context, configFile: 'docs.config.mjs' }).stdout
    expect(JSON.parse(written)).toMatchObject({
      runs: [{ results: [{ locations: [{ physicalLocation: { artifactLocation: { uri: 'docs.config.mjs' } } }] }] }],
    })
  })
})

test.each([pretty, json, github, sarif])('$name shows no stack trace', (reporter) => {
  const thrown: Diagnostic = { ...link, message: 'a is not defined\n    at Page (/site/dist/page.mjs:10:3)' }
  const { stdout, stderr } = reporter({ ...failed, diagnostics: [thrown] }, context)
  expect(stdout + stderr).toContain('a is not defined')
  expect(stdout + stderr).not.toContain('page.mjs')
})
