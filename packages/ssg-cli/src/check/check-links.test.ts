import { expect, test } from 'vitest'
import type { LinkFact } from '../model/compiled.ts'
import { checkLinks, type RenderedFacts, type WrittenFacts } from './check-links.ts'
import { targetCheck } from './target-check.ts'

const position = { line: 2, column: 1, endLine: 2, endColumn: 9 }
const written = (url: string): LinkFact => ({ url, kind: 'link', source: 'docs/a.md', position, markdown: true })
type Facts = Partial<RenderedFacts & WrittenFacts>
const page = ({ links = [], resolved = [], headings, idPositions, ...more }: Facts): RenderedFacts => ({
  route: '/a',
  source: 'docs/a.md',
  written: () => ({ links, resolved, headings, idPositions }),
  targets: resolved.map(({ url }) => url),
  ids: ['install', 'row-1'],
  hrefs: [],
  ...more,
})
const table = {
  baseUrl: '/',
  routes: {
    '/a': '/a',
    '/b': '/b/',
    '/old': '/old',
    '/installation': '/installation',
    '/dökü/straße': '/d%C3%B6k%C3%BC/stra%C3%9Fe',
  },
  files: { '/x.pdf': true },
  docs: {},
  sources: {},
} as const
const check = (more: Facts) => {
  const pages = [page(more), page({ route: '/b/', source: 'docs/b.md', ids: ['Über'] })]
  const assets = new Set(['/assets/files/data-1A2B3C4D.csv'])
  return checkLinks({ pages, layoutLinks: [], check: targetCheck({ pages, table, assets }) })
}
const link = (url: string) => check({ links: [written(url)], resolved: [{ url, external: false }], hrefs: [url] })

test.each([
  '/a',
  '/a/',
  '/b',
  '/b/index.html',
  '/b?x#%C3%9Cber',
  '/x.pdf',
  '/assets/files/data-1A2B3C4D.csv',
  '#install',
  '#row-1',
  '#top',
  '',
  '/a#',
  '/old#anything',
])('%s is found', (url) => {
  expect(link(url)).toEqual([])
})

test('a link to no page is an error at its position, with the nearest page', () => {
  expect(link('/c/')).toMatchObject([
    { code: 'broken-link', severity: 'error', file: 'docs/a.md', line: 2, column: 1, url: '/c/', route: '/a' },
  ])
  expect(link('/instalation')).toMatchObject([{ suggestion: '/installation' }])
})

test.each(['/dökü/strasse', '/d%C3%B6k%C3%BC/strasse', '/dökü/strase'])(
  'the nearest page of %s is named in letters',
  (url) => {
    expect(link(url)).toMatchObject([{ suggestion: '/dökü/straße' }])
  },
)

test('messages name pages and ids in letters', () => {
  const url = '/dökü/straße#%C3%BCbr'
  const route = '/d%C3%B6k%C3%BC/stra%C3%9Fe'
  const pages = [
    page({ links: [written(url)], resolved: [{ url, external: false }], hrefs: [url] }),
    page({ route, ids: ['über'] }),
  ]
  const [found] = checkLinks({ pages, layoutLinks: [], check: targetCheck({ pages, table, assets: new Set() }) })
  expect(found?.message).toBe(`Unexpected anchor "#übr" in link "${url}", expected an id of page "/dökü/straße"`)
})

test('an anchor that no element has is a warning, with the nearest id', () => {
  expect(link('#instal')).toMatchObject([
    { code: 'broken-anchor', severity: 'warning', url: '#instal', suggestion: '#install' },
  ])
})

test('a link that only a component made is reported once, for the file of its page', () => {
  expect(check({ hrefs: ['/nowhere', '/nowhere'] })).toMatchObject([
    { code: 'broken-link', file: 'docs/a.md', url: '/nowhere', route: '/a' },
  ])
})

test('a link of the layout is reported at the config', () => {
  const diagnostics = checkLinks({
    pages: [],
    layoutLinks: [{ href: '/gone', source: 'docs.config.ts', context: 'footer' }],
    check: targetCheck({ pages: [], table, assets: new Set() }),
  })
  expect(diagnostics).toMatchObject([{ code: 'broken-link', file: 'docs.config.ts', url: '/gone' }])
})

test('a picture of the layout that is not there is no error where Docusaurus, which looks for none, has the word', () => {
  const picture = { href: '/gone.png', source: 'docs.config.ts', context: 'navbar', isPicture: true } as const
  const of = (yields: boolean) =>
    checkLinks({
      pages: [],
      layoutLinks: [picture],
      check: targetCheck({ pages: [], table, assets: new Set() }),
      yields,
    })
  expect(of(false)).toMatchObject([{ code: 'broken-image', severity: 'error' }])
  expect(of(true)).toMatchObject([{ code: 'broken-image', severity: 'warning', isMild: true }])
})

test.each([
  ['and no component shows', {}, 'warning'],
  ['that the page shows', { hrefs: ['/gone'] }, 'error'],
  ['of a page that nobody rendered', { isUnrendered: true as const }, 'error'],
])('a broken link %s is an error where Docusaurus would say so', (_, more, severity) => {
  const pages = [page({ links: [written('/gone')], resolved: [{ url: '/gone', external: false }], ...more })]
  const of = (yields: boolean) =>
    checkLinks({ pages, layoutLinks: [], check: targetCheck({ pages, table, assets: new Set() }), yields })
  expect(of(true)).toMatchObject([{ code: 'broken-link', severity, line: 2 }])
  expect(of(false)).toMatchObject([{ severity: 'error' }])
})

test('an anchor leads to its own page, also where the name of that ends a path in URLs', () => {
  const routes = { ...table.routes, '/why?': '/why?', '/c#': '/c#/' }
  for (const route of ['/why?', '/c#/']) {
    const pages = [page({ route, hrefs: ['#install', '#gone'] })]
    const all = checkLinks({
      pages,
      layoutLinks: [],
      check: targetCheck({ pages, table: { ...table, routes }, assets: new Set() }),
    })
    expect(all, route).toMatchObject([{ code: 'broken-anchor', url: '#gone' }])
  }
})

test('an id twice on a page is a warning that names it', () => {
  expect(check({ ids: ['x', 'y', 'x', 'x'] })).toMatchObject([
    { code: 'duplicate-id', severity: 'warning', route: '/a' },
  ])
})

test('an id that all pages have twice is told once, at the config', () => {
  const twice = ['x', 'y', 'x']
  const pages = [page({ ids: twice }), page({ route: '/b/', ids: [...twice, 'y'] })]
  const layoutLinks = [{ href: '/a', source: 'docs.config.ts', context: 'navbar' as const }]
  expect(checkLinks({ pages, layoutLinks, check: targetCheck({ pages, table, assets: new Set() }) })).toMatchObject([
    { code: 'duplicate-id', file: 'docs.config.ts', hint: expect.stringContaining('All pages have it twice') },
    { code: 'duplicate-id', route: '/b/', message: expect.stringContaining('"y"') },
  ])
})

test('a name that a heading of a site of Docusaurus holds may be its id', () => {
  const at = (line: number) => ({ id: 'x', source: 'a.md', position: { line, column: 1, endLine: line, endColumn: 9 } })
  const of = (line: number, yields: boolean) => {
    const pages = [page({ ids: ['x', 'x'], headings: [at(3)], idPositions: [at(line)] })]
    return checkLinks({ pages, layoutLinks: [], check: targetCheck({ pages, table, assets: new Set() }), yields })
  }
  expect(of(3, true)).toEqual([])
  expect(of(4, true)).toMatchObject([{ code: 'duplicate-id' }])
  expect(of(3, false)).toMatchObject([{ code: 'duplicate-id' }])
})

test('of a heading that has the id of an earlier one, the position is told', () => {
  const heading = (line: number) => ({
    id: 'x',
    source: 'docs/_p.md',
    position: { line, column: 1, endLine: line, endColumn: 9 },
  })
  expect(check({ ids: ['x', 'x'], headings: [heading(3), heading(7)] })).toMatchObject([
    { code: 'duplicate-id', file: 'docs/_p.md', line: 7, message: expect.stringContaining('first used at line 3') },
  ])
})

test('of an id that a component makes, the place is told where it was given, unless others are known', () => {
  const at = (line: number, isGiven?: true) => ({
    id: 'x',
    source: 'a.md',
    position: { line, column: 1, endLine: line, endColumn: 9 },
    ...(isGiven && { isGiven }),
  })
  const given = [at(4, true), at(9, true)]
  expect(check({ ids: ['x', 'x'], idPositions: given })).toMatchObject([{ code: 'duplicate-id', line: 9 }])
  expect(check({ ids: ['x', 'x'], headings: [at(1), at(2)], idPositions: given })).toMatchObject([{ line: 2 }])
})

test('of an id that is no heading’s, the position is told too', () => {
  const at = (line: number) => ({
    id: 'x',
    source: 'docs/a.md',
    position: { line, column: 6, endLine: line, endColumn: 12 },
  })
  expect(check({ ids: ['x', 'x'], headings: [at(3)], idPositions: [at(1)] })).toMatchObject([
    { line: 3, message: expect.stringContaining('first used at line 1'), hint: expect.stringContaining('## Heading') },
  ])
  expect(check({ ids: ['x', 'x'], idPositions: [at(1), at(2)] })).toMatchObject([
    { line: 2, column: 6, hint: 'Links to "#x" reach the first one. Write another id here.' },
  ])
})

test('what is no URL leads nowhere', () => {
  expect(link('/\\host:port')).toMatchObject([{ code: 'broken-link', url: '/\\host:port' }])
})

test('of a link that a component of the site shows counts what that makes of it', () => {
  const of = (hrefs: readonly string[], linkUrls: readonly string[] = []) => {
    const resolved = [{ url: '/gone', external: false, given: '/gone' }]
    const pages = [page({ links: [written('/gone')], resolved, hrefs, linkUrls })]
    return checkLinks({
      pages,
      layoutLinks: [],
      check: targetCheck({ pages, table, assets: new Set() }),
      yields: true,
    })
  }
  expect(of([])).toEqual([])
  expect(of(['/gone/'])).toMatchObject([{ code: 'broken-link', severity: 'warning', line: 2 }])
  expect(of(['/gone/'], ['/gone/'])).toMatchObject([{ severity: 'error', line: 2 }])
})

test('the ids of a page are taken apart once for all broken anchors that lead there', () => {
  const ids = Array.from({ length: 200 }, (_, index) => `${'long-'.repeat(4000)}${index}`)
  const timeOf = (count: number) => {
    const problem = targetCheck({ pages: [{ route: '/a', ids, isBroken: false }], table, assets: new Set() })
    const begin = performance.now()
    for (let index = 0; index < count; index++) problem(`#broken-${index}`, '/a')
    return performance.now() - begin
  }
  // The first time it is compiled.
  timeOf(1)
  expect(timeOf(60)).toBeLessThan(100 + 15 * timeOf(1))
})
