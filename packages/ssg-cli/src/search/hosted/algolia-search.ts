import type { SearchEngine } from '../search-engine.ts'
import { algoliaHosts } from './algolia-hosts.ts'
import { clientHosts } from './client-hosts.ts'
import { fetchRequester, type Requester } from './fetch-requester.ts'
import { hostCache } from './host-cache.ts'
import { liteClient, type ClientOptions } from './lite-client.ts'
import { memoryCache } from './memory-cache.ts'
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

/** Milliseconds that a host has, before the next one is asked. */
const timeouts = { connect: 1000, read: 2000, write: 30_000 }

/** The client is more patient after a host was too slow: links may be slow too. This ends what it may come to. */
const patience = 3

/** Answers that are kept while the page is open, so that taking back a letter needs no request. */
const keptAnswers = 100

/**
 * Search a hosted index.
 *
 *     const engine = algoliaSearch({ appId: 'APP', apiKey: 'search-only key', indexName: 'docs' })
 *     const { hits } = await engine.search({ text: 'chart', language: 'en', tags: ['default'], page: 0, hitsPerPage: 20, snippetWords: 10 })
 *
 * A host that fails or is too slow is not asked first again for 120 s; that is the client's rule. All errors reject with
 * `SearchUnreachable`, whose message is for the console and never holds the key.
 *
 * @see https://www.algolia.com/doc/libraries/javascript/v5/methods/search/search-multiple-indices
 */
export function algoliaSearch({ appId, apiKey, indexName, hosts }: AlgoliaOptions): SearchEngine {
  const origins = algoliaHosts(appId, hosts)
  const shared: ClientOptions = {
    hosts: clientHosts(origins),
    timeouts,
    hostsCache: hostCache(),
    responsesCache: memoryCache(keptAnswers),
    // Two searches never share a request: the first one may be given up.
    requestsCache: memoryCache(0),
    authMode: 'WithinQueryParameters',
    algoliaAgents: [{ segment: 'docs-build' }],
    requestIdChannel: undefined,
    // The next key asks again anyway.
    maxRateLimitRetries: 0,
  }
  return {
    indexName,
    async prepare() {
      preconnect(origins[0])
    },
    async search(query, signal) {
      signal?.throwIfAborted()
      try {
        // A client costs nothing; one for each search lets its request end with the signal.
        const client = liteClient(appId, apiKey, { ...shared, requester: impatient(fetchRequester(signal)) })
        const answer = await client.search({ requests: [searchRequest(indexName, query)] })
        signal?.throwIfAborted()
        return searchResults(answer)
      } catch (error) {
        signal?.throwIfAborted()
        throw searchUnreachable(error, { indexName, apiKey, hosts: origins })
      }
    },
  }
}

function impatient({ send }: Requester): Requester {
  return {
    send: (request) =>
      send({
        ...request,
        connectTimeout: Math.min(request.connectTimeout, patience * timeouts.connect),
        responseTimeout: Math.min(request.responseTimeout, patience * timeouts.read),
      }),
  }
}
