import type { Config } from '../model/config.ts'
import { sitemapPath } from './sitemap.ts'

/** One of the files in the folder that only the build writes. */
export const bundles = 'assets/client.js'

/** What the build writes, below the base URL, whatever else has that path: others rely on what it holds. */
export function buildFiles(search: {
  readonly provider: string
}): readonly { readonly path: string; readonly what: string }[] {
  return [
    ...(search.provider === 'embedded' ? [{ path: 'search-index.json', what: 'what the search reads' }] : []),
    { path: 'search-records.json', what: 'the records for a hosted search' },
    { path: '.docs-build.json', what: 'the list of its files' },
  ]
}

/** Files below the base URL that every build makes and no route has: links may lead to them. */
export function generatedFiles(config: Pick<Config, 'sitemap'>): readonly string[] {
  return [sitemapPath(config), 'robots.txt', 'llms.txt', 'search-records.json', '404.html']
}
