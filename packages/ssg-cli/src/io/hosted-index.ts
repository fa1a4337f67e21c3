import { setTimeout } from 'node:timers/promises'
import { algoliasearch } from 'algoliasearch'
import { clientHosts } from '@docs-build/search/hosted'
import { fetchRequester, type Requester } from '@docs-build/search/hosted'
import { hostCache } from '@docs-build/search/hosted'
import type { IndexWriter } from '@docs-build/search/push'
import { patiently } from '@docs-build/search/push'

/** Where to write, and as who. */
export interface HostedIndexOptions {
  readonly appId: string
  readonly adminKey: string
  /** Origins instead of Algolia's own. */
  readonly hosts?: readonly string[]
  /** Ends requests and waits. */
  readonly signal?: AbortSignal
  /** Told of the seconds before each wait for a host that limits the rate. */
  readonly onWait: (seconds: number) => void
}

/** A task is asked for until it is done; large indices take minutes. */
const asking = { maxRetries: 3600, timeout: (count: number) => Math.min(count * 200, 1000) }

/**
 * Write to hosted indices over the network. Calls reject with the client's errors; a host that limits the rate is waited for.
 *
 * @see https://www.algolia.com/doc/libraries/javascript/v5
 */
export function hostedIndex({ appId, adminKey, hosts, signal, onWait }: HostedIndexOptions): IndexWriter {
  const client = algoliasearch(appId, adminKey, {
    ...(hosts ? { hosts: clientHosts(hosts) } : {}),
    timeouts: { connect: 1000, read: 2000, write: 30_000 },
    hostsCache: hostCache(),
    requester: uploading(fetchRequester(signal)),
    algoliaAgents: [{ segment: 'docs-build' }],
    maxRateLimitRetries: 0,
  })
  const wait = (ms: number) => setTimeout(ms, undefined, { signal })
  const call = <Value>(request: () => Promise<Value>) => patiently(request, { wait, onWait })
  const done = async (indexName: string, { taskID }: { readonly taskID: number }) => {
    await call(() => client.waitForTask({ indexName, taskID, ...asking }))
  }
  return {
    async copySettings(from, to) {
      const scope = ['settings' as const, 'rules' as const, 'synonyms' as const]
      const operation = { operation: 'copy' as const, destination: to, scope }
      await done(to, await call(() => client.operationIndex({ indexName: from, operationIndexParams: operation })))
    },
    async configure(indexName, settings) {
      await done(indexName, await call(() => client.setSettings({ indexName, indexSettings: settings })))
    },
    async send(indexName, records) {
      const requests = records.map((record) => ({ action: 'addObject' as const, body: { ...record } }))
      const task = await call(() => client.batch({ indexName, batchWriteParams: { requests } }))
      return () => done(indexName, task)
    },
    async move(from, to) {
      const operation = { operation: 'move' as const, destination: to }
      await done(from, await call(() => client.operationIndex({ indexName: from, operationIndexParams: operation })))
    },
    async remove(indexName) {
      await call(() => client.deleteIndex({ indexName }))
    },
  }
}

/** The head of an answer comes when all of a write is sent, so the time to connect is no measure for it. */
function uploading({ send }: Requester): Requester {
  return {
    send: (request) =>
      send(request.method === 'GET' ? request : { ...request, connectTimeout: request.responseTimeout }),
  }
}
