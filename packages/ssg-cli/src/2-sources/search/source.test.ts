import { expect, test } from 'vitest'
import type { Config } from '../../model/config.ts'
import type { TakenUrls } from '../source.ts'
import { searchSource } from './source.ts'

type Changes = Partial<Pick<Config, 'baseUrl' | 'trailingSlash' | 'search'>>

/** Only what the search page depends on. */
function config(changes: Changes = {}): Config {
  return {
    title: 'Site',
    url: 'https://x.example',
    baseUrl: '/',
    locale: { code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr' },
    search: { provider: 'embedded' },
    ...changes,
  } as Config
}

function table(urls: { readonly routes?: readonly string[]; readonly files?: readonly string[] } = {}): TakenUrls {
  return { routes: urls.routes ?? [], files: new Set(urls.files) }
}

function searchPageOf(site: Config, links: TakenUrls) {
  const placing = { config: site, configSource: 'docs.config.ts', drafts: false, taken: () => links }
  return searchSource
    .place(undefined, placing)
    .value.pages.map(({ page }) => page)
    .find(({ content }) => content.type === 'search')
}

test.each<[string, Changes, TakenUrls, string | undefined]>([
  ['a site has a search page', {}, table(), '/search'],
  ['it stands below the base URL', { baseUrl: '/docs/' }, table(), '/docs/search'],
  ['it ends in a slash where pages do', { trailingSlash: true }, table(), '/search/'],
  ['a site without search has none', { search: { provider: 'none' } }, table(), undefined],
  ['a page of the site wins', {}, table({ routes: ['/search'] }), undefined],
  ['letter case makes no other page', {}, table({ routes: ['/Search'] }), undefined],
  ['a static file wins', {}, table({ files: ['/search/index.html'] }), undefined],
  ['a page below it does not', {}, table({ routes: ['/search/tips'] }), '/search'],
])('%s', (_, changes, links, expected) => {
  expect(searchPageOf(config(changes), links)?.route).toBe(expected)
})

test('search engines do not list it', () => {
  expect(searchPageOf(config(), table())).toMatchObject({
    route: '/search',
    meta: { title: 'Search the documentation', noIndex: true, canonical: 'https://x.example/search' },
    content: { type: 'search' },
  })
})

test('where there is no page, a fallback answers that no link leads to', () => {
  const { value } = searchSource.place(undefined, {
    config: config({ baseUrl: '/docs/', search: { provider: 'none' } as Config['search'] }),
    configSource: 'docs.config.ts',
    drafts: false,
    taken: () => table(),
  })
  expect(value.pages).toMatchObject([{ page: { route: '/docs/404.html' }, isFallback: true }])
})
