/** Reports for CI against the schemas of their formats, with findings as odd as plugins and authors can make them. */
import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { gitlab } from '../packages/ssg-cli/src/diagnostics/reporters/gitlab.ts'
import { json } from '../packages/ssg-cli/src/diagnostics/reporters/json.ts'
import { junit } from '../packages/ssg-cli/src/diagnostics/reporters/junit.ts'
import { sarif } from '../packages/ssg-cli/src/diagnostics/reporters/sarif.ts'
import type { Report, ReportContext } from '../packages/ssg-cli/src/diagnostics/report.ts'
import { diagnosticCodes } from '../packages/ssg-cli/src/model/diagnostic-table.ts'
import type { Diagnostic } from '../packages/ssg-cli/src/model/diagnostic.ts'

const words = [
  'Unexpected "x"',
  'half a character \uD83D, a whole one 😀',
  '\u0000\u001B[31m\u2028\u202E\uFFFE]]>&<b a="1">\'',
  'two\r\nlines\n',
  '::error file=a::{0} %0A [a](b)',
]
const files = [undefined, 'docs/ä b#?%.md', '../[a]:1\\b.md', 'C:/x.md', 'docs/\uD83D.md', 'docs/\u0001\n.md']
const positions = [{}, { line: 3 }, { line: 3, column: 2 }, { line: 2, column: 9, endLine: 4, endColumn: 1 }]
const severities = ['error', 'warning'] as const
// A plugin names what it finds itself.
const codes = ['broken-link', 'acme/its:own'] as const

const diagnostics: readonly Diagnostic[] = words.flatMap((message, at) =>
  files.flatMap((file) =>
    positions.flatMap((position) =>
      severities.map((severity, index) => ({
        code: codes[(at + index) % 2] ?? 'broken-link',
        severity,
        message,
        hint: message,
        url: message,
        suggestion: message,
        ...(file !== undefined && { file }),
        ...position,
      })),
    ),
  ),
)

const reportOf = (found: readonly Diagnostic[], strict = false): Report => ({
  ok: found.length === 0,
  command: 'check',
  durationMs: 1_234_567.8,
  pages: 2,
  versions: 1,
  written: 0,
  unchanged: 0,
  cached: 0,
  outDir: 'dist',
  outputBytes: 0,
  diagnostics: found,
  strict,
})
const reports = { odd: reportOf(diagnostics), strict: reportOf(diagnostics, true), 'without findings': reportOf([]) }
const context: ReportContext = {
  color: false,
  sourceOf: () => undefined,
  relative: (file) => `apps/docs/${file}`,
  folderUrl: 'file:///home/me/my%20repo/',
  configFile: 'docs.config.mjs',
}

const positive = z.int().min(1)
// Any path as RFC 3986 has it, relative to a folder: nothing that would be read as a scheme, query or fragment.
const relativeUri = z.string().regex(/^(?:[\w.~!$&'()*+,;=@/-]|%[\dA-F]{2})+$/)
const says = z.strictObject({ text: z.string() })
const level = z.enum(['none', 'note', 'warning', 'error'])

/** @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json */
const sarifLog = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.tuple([
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string(),
          rules: z.array(
            z.strictObject({
              id: z.string(),
              shortDescription: says,
              help: says,
              defaultConfiguration: z.strictObject({ level }),
            }),
          ),
        }),
      }),
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
      // The URI of a base ends with a slash (3.14.14).
      originalUriBaseIds: z.record(z.string(), z.strictObject({ uri: z.url().endsWith('/'), description: says })),
      invocations: z.array(z.strictObject({ executionSuccessful: z.boolean() })),
      results: z.array(
        z.strictObject({
          ruleId: z.string(),
          ruleIndex: z.int().min(0).optional(),
          level,
          message: says,
          locations: z.array(
            z.strictObject({
              physicalLocation: z.strictObject({
                artifactLocation: z.strictObject({ uri: relativeUri, uriBaseId: z.literal('%SRCROOT%') }),
                region: z
                  .strictObject({
                    startLine: positive,
                    startColumn: positive.optional(),
                    endLine: positive.optional(),
                    endColumn: positive.optional(),
                  })
                  .optional(),
              }),
            }),
          ),
        }),
      ),
    }),
  ]),
})

/** @see https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format */
const codeQuality = z.array(
  z.strictObject({
    description: z.string().min(1),
    check_name: z.string().min(1),
    fingerprint: z.string().regex(/^[\da-f]{32}$/),
    severity: z.enum(['info', 'minor', 'major', 'critical', 'blocker']),
    location: z.strictObject({
      path: z.string().refine((path) => !path.startsWith('./')),
      lines: z.strictObject({ begin: positive, end: positive.optional() }),
    }),
  }),
)

const junitProblems = async (xml: string) => {
  const schema = readFileSync(new URL('ci-reports/junit.rng', import.meta.url), 'utf8')
  const { errors } = await validateXML({ xml, schema, extension: 'relaxng' })
  return errors.map(({ message }) => message)
}

test.each(Object.entries(reports))('a SARIF log of a report (%s) fits its schema', (_, report) => {
  const log: unknown = JSON.parse(sarif(report, context).stdout)
  const { data, error } = sarifLog.safeParse(log)
  expect(error?.issues).toBeUndefined()
  const [run] = data?.runs ?? []
  expect(run?.results).toHaveLength(report.diagnostics.length)
  expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(diagnosticCodes)
  for (const { ruleId, ruleIndex } of run?.results ?? []) {
    expect(ruleId).toBe(ruleIndex === undefined ? 'acme/its:own' : diagnosticCodes[ruleIndex])
  }
})

test.each(Object.entries(reports))('issues for GitLab of a report (%s) fit their format', (_, report) => {
  const { data, error } = codeQuality.safeParse(JSON.parse(gitlab(report, context).stdout))
  expect(error?.issues).toBeUndefined()
  // An issue whose fingerprint another one has is not shown.
  expect(new Set(data?.map(({ fingerprint }) => fingerprint)).size).toBe(report.diagnostics.length)
})

test.each(Object.entries(reports))("JUnit's XML of a report (%s) fits its schema", async (_, report) => {
  expect(await junitProblems(junit(report, context).stdout)).toEqual([])
})

test('the schemas refuse what they do not know', async () => {
  const { stdout } = junit(reports.odd, context)
  expect(await junitProblems(stdout.replace('errors="0"', 'errors="none"'))).not.toEqual([])
  const wrong = sarif(reportOf([{ code: 'broken-link', severity: 'error', message: '', line: 0 }]), context).stdout
  expect(sarifLog.safeParse(JSON.parse(wrong)).success).toBe(false)
  expect(codeQuality.safeParse([{ description: 'x' }]).success).toBe(false)
})

test.each(Object.entries({ sarif, gitlab, junit, json }))('%s holds no half of a character anywhere', (_, reporter) => {
  expect(reporter(reports.odd, context).stdout.match(/\\ud[89a-f]|\p{Surrogate}/giu)).toBeNull()
})
