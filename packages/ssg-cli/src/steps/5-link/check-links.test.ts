import { expect, test } from 'vitest'
import type { LinkFact } from '../../model/compiled.ts'
import { checkLinks, type RenderedFacts } from './check-links.ts'

const place = { line: 2, column: 1, endLine: 2, endColumn: 9 }
const written = (url: string): LinkFact => ({ url, kind: 'link', source: 'docs/a.md', place, markdown: true })
const page = (more: Partial<RenderedFacts>): RenderedFacts => ({
  route: '/a',
  source: 'docs/a.md',
  links: [],
  resolved: [],
  ids: ['install', 'row-1'],
  hrefs: [],
  ...more,
})
const check = (more: Partial<RenderedFacts>) =>
  checkLinks({
    pages: [page(more), page({ route: '/b/', source: 'docs/b.md', ids: ['Über'] })],
    layoutLinks: [],
    table: {
      baseUrl: '/',
      routes: { '/a': '/a', '/b': '/b/', '/old': '/old', '/installation': '/installation' },
      files: { '/x.pdf': true },
      docs: {},
      sources: {},
    },
  })
const link = (url: string) => check({ links: [written(url)], resolved: [{ url, external: false }], hrefs: [url] })

test.each([
  '/a',
  '/a/',
  '/b',
  '/b/index.html',
  '/b?x#%C3%9Cber',
  '/x.pdf',
  '#install',
  '#row-1',
  '#top',
  '',
  '/a#',
  '/old#anything',
])('%s is found', (url) => {
  expect(link(url)).toEqual([])
})

test('a link to no page is an error at its place, with the nearest page', () => {
  expect(link('/c/')).toMatchObject([
    { code: 'broken-link', severity: 'error', file: 'docs/a.md', line: 2, column: 1, url: '/c/', route: '/a' },
  ])
  expect(link('/instalation')).toMatchObject([{ suggestion: '/installation' }])
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
  const found = checkLinks({
    pages: [],
    layoutLinks: [{ href: '/gone', source: 'docs.config.ts', context: 'footer' }],
    table: { baseUrl: '/', routes: {}, files: {}, docs: {}, sources: {} },
  })
  expect(found).toMatchObject([{ code: 'broken-link', file: 'docs.config.ts', url: '/gone' }])
})

test('an id twice on a page is a warning that names it', () => {
  expect(check({ ids: ['x', 'y', 'x', 'x'] })).toMatchObject([
    { code: 'duplicate-id', severity: 'warning', route: '/a' },
  ])
})
