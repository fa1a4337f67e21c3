import type { SearchEngine } from '../search-engine.ts'
import { algoliaHosts } from './algolia-hosts.ts'
import { askHosts } from './ask-hosts.ts'
import { preconnect } from './preconnect.ts'
import { searchRequest } from './search-request.ts'
import { searchResults } from './search-results.ts'
import { searchUnreachable } from './search-unreachable.ts'

/** Where the hosted index is. */
export interface AlgoliaOptions {
  readonly appId: string
  /** A key that may only search: every reader sees it. */
  readonly apiKey: string
  readonly indexName: string
  /** Origins to ask instead of Algolia's own: `['https://search.example.com']`. */
  readonly hosts?: readonly string[]
}

/**
 * Search a hosted index.
 *
 *     const engine = algoliaSearch({ appId: 'APP', apiKey: 'search-only key', indexName: 'docs' })
 *     const { hits } = await engine.search({ text: 'chart', language: 'en', tags: ['default'], page: 0, hitsPerPage: 20, snippetWords: 10 })
 *
 * All errors reject with `SearchUnreachable`, whose message is for the console and never holds the key.
 *
 * @see https://www.algolia.com/doc/libraries/javascript/v5/methods/search/search-multiple-indices
 */
export function algoliaSearch({ appId, apiKey, indexName, hosts }: AlgoliaOptions): SearchEngine {
  const origins = algoliaHosts(appId, hosts)
  const ask = askHosts({ appId, apiKey, origins })
  return {
    indexName,
    async prepare() {
      preconnect(origins[0])
    },
    async search(query, signal) {
      signal?.throwIfAborted()
      try {
        const answer = await ask(searchRequest(indexName, query), signal)
        signal?.throwIfAborted()
        return searchResults(answer)
      } catch (error) {
        signal?.throwIfAborted()
        throw searchUnreachable(error, { indexName, apiKey, hosts: origins })
      }
    },
  }
}
