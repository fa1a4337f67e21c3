import { expect, test } from 'vitest'
import type { Config } from '../../model/config.ts'
import type { LinkTable } from '../../model/link-table.ts'
import { builtInSearch, searchPage, searchRoute } from './search-page.ts'

type Changes = Partial<Pick<Config, 'baseUrl' | 'trailingSlash' | 'search'>>

/** Only what the search page depends on. */
function config(changes: Changes = {}): Config {
  return {
    title: 'Site',
    url: 'https://x.example',
    baseUrl: '/',
    search: { provider: 'embedded' },
    ...changes,
  } as Config
}

function table(urls: { readonly routes?: readonly string[]; readonly files?: readonly string[] } = {}): LinkTable {
  return {
    baseUrl: '/',
    routes: Object.fromEntries((urls.routes ?? []).map((route) => [route, route])),
    files: Object.fromEntries((urls.files ?? []).map((file) => [file, true as const])),
    docs: {},
    sources: {},
  }
}

test.each<[string, Changes, LinkTable, string | undefined]>([
  ['a site has a search page', {}, table(), '/search'],
  ['it stands below the base URL', { baseUrl: '/docs/' }, table(), '/docs/search'],
  ['it ends in a slash where pages do', { trailingSlash: true }, table(), '/search/'],
  ['a site without search has none', { search: { provider: 'none' } }, table(), undefined],
  ['a page of the site wins', {}, table({ routes: ['/search'] }), undefined],
  ['letter case makes no other page', {}, table({ routes: ['/Search'] }), undefined],
  ['a static file wins', {}, table({ files: ['/search/index.html'] }), undefined],
  ['a page below it does not', {}, table({ routes: ['/search/tips'] }), '/search'],
])('%s', (_, changes, links, expected) => {
  expect(builtInSearch(config(changes), links)).toBe(expected)
})

test('search engines do not list it', () => {
  expect(searchPage(searchRoute(config()), config())).toMatchObject({
    route: '/search',
    dataUrl: '/search/index.json',
    meta: { title: 'Search the documentation', noIndex: true, canonical: 'https://x.example/search' },
    content: { type: 'search' },
  })
})
