import type { SearchEngine } from '@docs-build/search'
import type { SearchSite } from './search-site.ts'

let engine: Promise<SearchEngine> | undefined

/** Load the engine that the site is searched with, once. After a failure the next call tries again. */
export function searchEngine(site: SearchSite, baseUrl: string): Promise<SearchEngine> {
  engine ??= makeEngine(site, baseUrl).catch((error: unknown) => {
    engine = undefined
    throw error
  })
  return engine
}

async function makeEngine(site: SearchSite, baseUrl: string): Promise<SearchEngine> {
  if (site.algolia) {
    const { algoliaSearch } = await import('@docs-build/search/hosted')
    return algoliaSearch(site.algolia)
  }
  const { embeddedSearch } = await import('@docs-build/search/reader')
  return embeddedSearch({ url: `${baseUrl}search-index.json`, indexName: site.indexName })
}
