import { clientHosts } from './client-hosts.ts'
import { fetchRequester, type Requester } from './fetch-requester.ts'
import { hostCache } from './host-cache.ts'
import { liteClient, type ClientOptions } from './lite-client.ts'
import { memoryCache } from './memory-cache.ts'
import type { searchRequest } from './search-request.ts'

/** Milliseconds that a host has, before the next one is asked. */
const timeouts = { connect: 1000, read: 2000, write: 30_000 }

/** The client is more patient after a host was too slow: links may be slow too. This ends what it may come to. */
const patience = 3

/** Answers that are kept while the page is open, so that taking back a letter needs no request. */
const keptAnswers = 100

/** Sends a search and resolves to the answer of the first host that gives one, whatever it holds. */
export type AskHosts = (request: ReturnType<typeof searchRequest>, signal?: AbortSignal) => Promise<unknown>

/**
 * Ask the hosts of an application in their order. One that fails or is too slow is passed over for 120 s, by the client's
 * rule, unless no other answers. Rejects with the errors of the client, and with the signal's reason when it is aborted.
 *
 * @see https://github.com/algolia/algoliasearch-client-javascript
 */
export function askHosts(input: {
  readonly appId: string
  readonly apiKey: string
  readonly origins: readonly string[]
}): AskHosts {
  const { appId, apiKey, origins } = input
  const shared: ClientOptions = {
    // A host that stands alone gets a second try.
    hosts: clientHosts(origins.length === 1 ? [...origins, ...origins] : origins),
    timeouts,
    hostsCache: hostCache(),
    responsesCache: memoryCache(keptAnswers),
    // Two searches never share a request: the first one may be given up.
    requestsCache: memoryCache(0),
    authMode: 'WithinQueryParameters',
    algoliaAgents: [{ segment: 'docs-build' }],
    requestIdChannel: undefined,
    // The next letter asks again anyway.
    maxRateLimitRetries: 0,
  }
  return async (request, signal) => {
    const asked = new Set<string>()
    // A client costs nothing; one for each search lets its request end with the signal.
    const requester = impatient(fetchRequester(signal), asked)
    const client = liteClient(appId, apiKey, { ...shared, requester })
    const search = () => client.search({ requests: [request] })
    try {
      return await search()
    } catch (error) {
      signal?.throwIfAborted()
      if (!isUnreachable(error) || asked.size >= origins.length) throw error
      // The others failed within two minutes; they may have come back.
      await shared.hostsCache?.clear()
      return search()
    }
  }
}

/** Says whether the client found no host that answers. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.name === 'RetryError'
}

function impatient({ send }: Requester, asked: Set<string>): Requester {
  return {
    send(request) {
      asked.add(new URL(request.url).host)
      return send({
        ...request,
        connectTimeout: Math.min(request.connectTimeout, patience * timeouts.connect),
        responseTimeout: Math.min(request.responseTimeout, patience * timeouts.read),
      })
    },
  }
}
