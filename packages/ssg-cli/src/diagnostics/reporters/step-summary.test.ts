import { expect, test } from 'vitest'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Report } from '../report.ts'
import { stepSummary } from './step-summary.ts'

const report: Report = {
  ok: true,
  command: 'check',
  durationMs: 1200,
  pages: 3,
  versions: 1,
  written: 0,
  unchanged: 0,
  cached: 0,
  outDir: 'dist',
  outputBytes: 0,
  diagnostics: [],
  strict: false,
}
const context = { color: false, sourceOf: () => undefined, relative: (file: string) => file }
const diagnostic: Diagnostic = {
  code: 'broken-link',
  severity: 'error',
  message: 'Unexpected link "/a|b"\n<img src=x>, expected `c`',
  file: 'docs/a_b.md',
  line: 3,
  column: 5,
  suggestion: '/c',
}

test('a check without diagnostics is one sentence', () => {
  expect(stepSummary(report, context)).toBe(
    '### Check of the documentation\n\nChecked 3 pages in 1 version: 0 warnings, 1.2 s\n',
  )
})

test('each diagnostic is a row of text, whatever is in it', () => {
  const rows = stepSummary({ ...report, ok: false, diagnostics: [diagnostic] }, context).split('\n')
  expect(rows[4]).toBe(
    '| docs/a&#95;b.md:3:5 | error | broken-link | Unexpected link "/a&#124;b" &#60;img src=x&#62;, expected &#96;c&#96;<br>Did you mean "/c"? |',
  )
})

test('what is too long for a page is counted', () => {
  const text = stepSummary({ ...report, diagnostics: Array.from({ length: 501 }, () => diagnostic) }, context)
  expect(text).toContain('\n… and 1 more.\n')
})
