import type { Config } from '../../model/config.ts'
import type { LinkTable } from '../../model/link-table.ts'
import { routeKey } from '../../text/route-key.ts'
import type { Page } from '../../model/page.ts'
import { dataUrl } from '../../text/page-files.ts'

/** The URL at which every site has its search page: `/search`, in the form that the site's URLs have. */
export function searchRoute({ baseUrl, trailingSlash }: Pick<Config, 'baseUrl' | 'trailingSlash'>): string {
  return `${baseUrl}search${trailingSlash ? '/' : ''}`
}

/**
 * The route of the search page that the theme brings. Undefined when the site has no search, or something of its own
 * at that URL: a doc, a React page, a redirect or a static file.
 */
export function builtInSearch(config: Config, table: LinkTable): string | undefined {
  if (config.search.provider === 'none') return undefined
  const route = searchRoute(config)
  const key = routeKey(route)
  // Some file systems take `Search` for `search`.
  const isTaken = Object.keys(table.routes).some((known) => known.toLowerCase() === key.toLowerCase())
  const files = [key, `${key}.html`, `${key}/index.html`]
  return isTaken || files.some((file) => table.files[file]) ? undefined : route
}

/** The page of a route that {@link builtInSearch} gave. Search engines are told not to list it. */
export function searchPage(route: string, config: Config): Page {
  return {
    route,
    dataUrl: dataUrl(route),
    meta: {
      title: 'Search the documentation',
      description: `Find pages of ${config.title} by their words.`,
      keywords: [],
      canonical: config.url + route,
      noIndex: true,
      searchTag: 'default',
      className: 'search-results',
    },
    content: { type: 'search' },
  }
}
