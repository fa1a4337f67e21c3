import type { Config } from '../../model/config.ts'
import { outcome } from '../../model/outcome.ts'
import type { Page } from '../../model/page.ts'
import { routeKey } from '../../text/urls/route-key.ts'
import { titlesOf } from '../titles/titles-of.ts'
import type { PageSource, TakenUrls } from '../source.ts'

/** The pages that every site has: the one to search on, and the one that says that there is none. */
export const searchSource: PageSource<undefined> = {
  id: 'search',
  read: () => Promise.resolve(outcome(undefined)),
  place(_, { config, taken }) {
    const route = builtInSearch(config, taken)
    const search = route === undefined ? [] : [{ page: searchPage(route, config) }]
    return outcome({ pages: [...search, { page: notFoundPage(config), isFallback: true }] })
  },
}

/** The URL at which every site has its search page: `/search`, in the form that the site's URLs have. */
export function searchRoute({ baseUrl, trailingSlash }: Pick<Config, 'baseUrl' | 'trailingSlash'>): string {
  return `${baseUrl}search${trailingSlash ? '/' : ''}`
}

/**
 * The route of the search page that the theme brings. Undefined when the site has no search, or something of its own
 * at that URL: a doc, a React page, a redirect or a static file.
 */
function builtInSearch(config: Config, taken: () => TakenUrls): string | undefined {
  if (config.search.provider === 'none') return undefined
  const { routes, files } = taken()
  const route = searchRoute(config)
  const key = routeKey(route)
  const paths = [key, `${key}.html`, `${key}/index.html`]
  if (paths.some((path) => files.has(path))) return undefined
  // Some file systems take `Search` for `search`.
  for (const known of routes) if (known.toLowerCase() === key.toLowerCase()) return undefined
  return route
}

/** Search engines are told not to list it. */
function searchPage(route: string, config: Config): Page {
  const titles = titlesOf(config)
  return {
    route,
    meta: {
      title: titles.search,
      // It is for search engines, which are told not to list the page, and for previews.
      description: titles.searchText(config.title),
      keywords: [],
      canonical: config.url + route,
      noIndex: true,
      searchTag: 'default',
      className: 'search-results',
    },
    content: { type: 'search' },
  }
}

function notFoundPage(config: Config): Page {
  const { baseUrl, url } = config
  const route = `${baseUrl}404.html`
  return {
    route,
    meta: {
      title: titlesOf(config).notFound,
      description: '',
      keywords: [],
      canonical: url + route,
      noIndex: true,
      searchTag: 'default',
      className: 'not-found-page',
    },
    content: { type: 'not-found' },
  }
}
