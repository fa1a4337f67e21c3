import { describe, expect, test } from 'vitest'
import { applyPolicy, levelsOf, sortAndDedupe } from './policy.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Languages } from '../model/languages.ts'

const link: Diagnostic = { code: 'broken-link', severity: 'error', message: 'link' }
const anchor: Diagnostic = { code: 'broken-anchor', severity: 'warning', message: 'anchor' }
const lenient = { strict: false }

describe('the levels of the config', () => {
  test('drop what is ignored', () => {
    expect(applyPolicy([link, anchor], () => ({ 'broken-link': 'ignore' }), lenient)).toEqual({
      diagnostics: [anchor],
      ok: true,
    })
  })

  test('make an error a warning', () => {
    expect(applyPolicy([link], () => ({ 'broken-link': 'warn' }), lenient)).toEqual({
      diagnostics: [{ ...link, severity: 'warning' }],
      ok: true,
    })
  })

  test('tell what a page holds all the same when a link to a file that is not there is made a warning', () => {
    const file: Diagnostic = { code: 'broken-markdown-link', severity: 'error', message: 'file' }
    const hint = 'The page keeps this link as it is written, and it leads nowhere.'
    const lowered = applyPolicy([file], () => ({ 'broken-markdown-link': 'warn' }), lenient)
    expect(lowered).toEqual({ diagnostics: [{ ...file, severity: 'warning', hint }], ok: true })
    expect(applyPolicy([file], () => ({}), lenient)).toEqual({ diagnostics: [file], ok: false })
  })

  test('make a warning an error', () => {
    expect(applyPolicy([anchor], () => ({ 'broken-anchor': 'error' }), lenient)).toEqual({
      diagnostics: [{ ...anchor, severity: 'error' }],
      ok: false,
    })
  })

  test('leave a diagnostic that is milder than its code as it is, unless they make it a warning or ignore it', () => {
    const mild: Diagnostic = { code: 'bundle-error', severity: 'warning', message: 'css' }
    expect(applyPolicy([mild], () => ({ 'bundle-error': 'error' }), lenient)).toEqual({ diagnostics: [mild], ok: true })
    expect(applyPolicy([mild], () => ({ 'bundle-error': 'ignore' }), lenient).diagnostics).toEqual([])
  })

  test('leave a warning that says so as it is, and nobody hears that it did', () => {
    const mild: Diagnostic = { ...anchor, isMild: true }
    expect(applyPolicy([mild], () => ({ 'broken-anchor': 'error' }), lenient)).toEqual({
      diagnostics: [anchor],
      ok: true,
    })
    expect(applyPolicy([mild], () => ({}), lenient).diagnostics).toEqual([anchor])
    expect(applyPolicy([mild], () => ({ 'broken-anchor': 'ignore' }), lenient).diagnostics).toEqual([])
  })

  test('set the level of what a plugin finds, whatever it says itself', () => {
    const owner: Diagnostic = { code: 'owners/missing', severity: 'warning', message: 'owner' }
    expect(applyPolicy([owner], () => ({ 'owners/missing': 'error' }), lenient)).toEqual({
      diagnostics: [{ ...owner, severity: 'error' }],
      ok: false,
    })
    expect(applyPolicy([owner], () => ({ 'owners/missing': 'ignore' }), lenient).diagnostics).toEqual([])
    expect(applyPolicy([owner], () => ({}), lenient).diagnostics).toEqual([owner])
  })

  test('leave a code that they do not name as it is', () => {
    expect(applyPolicy([link], () => ({ 'broken-anchor': 'error' }), lenient)).toEqual({
      diagnostics: [link],
      ok: false,
    })
  })
})

describe('a strict command', () => {
  test('fails with warnings, which stay warnings', () => {
    expect(applyPolicy([anchor], () => ({}), { strict: true })).toEqual({ diagnostics: [anchor], ok: false })
  })

  test('succeeds when all is ignored', () => {
    expect(applyPolicy([link], () => ({ 'broken-link': 'ignore' }), { strict: true })).toEqual({
      diagnostics: [],
      ok: true,
    })
  })
})

function at(
  file: string | undefined,
  line?: number,
  column?: number,
  code: Diagnostic['code'] = 'broken-link',
): Diagnostic {
  return { code, severity: 'error', message: 'wrong', file, line, column }
}

test('diagnostics come by file, line, column and code, those without a file first', () => {
  const sorted = [
    at(undefined),
    at('B.md', 1, 1),
    at('a.md'),
    at('a.md', 2, 1),
    at('a.md', 2, 7, 'broken-anchor'),
    at('a.md', 2, 7, 'broken-link'),
    at('a.md', 10, 1),
  ]
  expect(sortAndDedupe(sorted.toReversed())).toEqual(sorted)
})

test('a diagnostic that shows on several pages is there once, with the first route', () => {
  const inPartial = at('_partial.mdx', 3, 1)
  expect(
    sortAndDedupe([
      { ...inPartial, route: '/b' },
      { ...inPartial, route: '/a' },
    ]),
  ).toEqual([{ ...inPartial, route: '/a' }])
})

test('what is wrong in a text that several languages show is told of the page in its own language', () => {
  const found = at('docs/a.md', 3, 1)
  expect(
    sortAndDedupe([
      { ...found, route: '/ar/guide/a' },
      { ...found, route: '/guide/a' },
    ]),
  ).toEqual([{ ...found, route: '/guide/a' }])
})

test('diagnostics with other words at the same position are both there', () => {
  const found = at('a.md', 1, 1)
  expect(
    sortAndDedupe([
      { ...found, message: 'b' },
      { ...found, message: 'a' },
    ]),
  ).toEqual([
    { ...found, message: 'a' },
    { ...found, message: 'b' },
  ])
})

test('mistakes in pages and files of a language weigh as it says, wherever the other languages lie', () => {
  const language = (code: string, baseUrl: string) =>
    ({ code, label: code, htmlLang: code, direction: 'ltr', url: 'https://example.com', baseUrl }) as const
  const levelOf = (all: readonly ReturnType<typeof language>[], place: Pick<Diagnostic, 'route' | 'file'>) => {
    const [origin] = all
    if (!origin) return undefined
    const languages: Languages = {
      default: 'en',
      root: '/',
      path: 'i18n',
      written: {},
      all,
      levels: { de: { 'broken-link': 'warn' } },
      origin: { title: '', tagline: '', url: '', locale: origin },
    }
    return levelsOf({ diagnostics: { 'broken-link': 'error' }, languages })({ ...link, ...place })['broken-link']
  }
  const below = [language('en', '/'), language('de', '/de/')]
  expect(levelOf(below, { route: '/de/a' })).toBe('warn')
  expect(levelOf(below, { route: '/a' })).toBe('error')
  expect(levelOf(below, { file: 'i18n/de/a.md' })).toBe('warn')
  expect(levelOf(below, { file: 'docs.config.ts' })).toBe('error')
  const [above, hosts] = [
    [language('en', '/en/'), language('de', '/')],
    [language('en', '/'), language('de', '/')],
  ]
  expect([levelOf(above, { route: '/en/a' }), levelOf(above, { route: '/a' })]).toEqual(['error', 'warn'])
  expect(levelOf(hosts, { route: '/a' })).toBe('error')
})
