import { expect, test } from 'vitest'
import type { CompiledBody, LinkedBody } from '../model/page-job.ts'
import { bodySummary } from './body-summary.ts'

const linked = (urls: readonly string[], more: Partial<LinkedBody> = {}): LinkedBody => ({
  urls: urls.map((url) => ({ url, external: url.startsWith('https:') })),
  assets: [],
  diagnostics: [],
  ...more,
})
const warning = { code: 'broken-image', severity: 'warning', message: 'No.' } as const
/** Only what a summary reads. */
const compiled = (more: object = {}) => ({ diagnostics: [], ...more }) as unknown as CompiledBody

test('a body that says nothing shares its summary with all others of its kind', () => {
  const hrefs = ['/a']
  const first = bodySummary({ compiled: compiled(), linked: linked(['/a', 'https://example.com']) }, { hrefs })
  expect(first).toEqual({ diagnostics: [], assets: [], targets: [] })
  expect(bodySummary({}, { hrefs: [] })).toBe(first)
})

test.each([
  ['targets that the page does not show, each once', { linked: linked(['/a', '/b', '/b']) }, { targets: ['/b'] }],
  ['what linking found', { linked: linked([], { diagnostics: [warning] }) }, { diagnostics: [warning] }],
  ['what compiling found', { compiled: compiled({ diagnostics: [warning] }) }, { diagnostics: [warning] }],
  ['that imports wait', { compiled: compiled({ trace: { waits: true } }) }, { waits: true }],
])('a summary has %s', (_, body, expected) => {
  expect(bodySummary(body, { hrefs: ['/a'] })).toMatchObject(expected)
})
