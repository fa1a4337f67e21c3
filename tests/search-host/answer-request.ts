import { withRecords, withSettings, type IndexRecord, type IndexStore } from './index-store.ts'
import { searchIndex, type SearchRequest } from './search-index.ts'

/** A request as the log keeps it. */
export interface HostRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | undefined>>
  /** Parsed JSON. */
  readonly body: unknown
}

/** What the host knows of its application. */
export interface Application {
  readonly appId: string
  readonly searchKey: string
  readonly adminKey: string
  /** Bytes. */
  readonly maxRecord: number
  readonly store: IndexStore
}

/** Status and JSON of an answer. */
export interface HostAnswer {
  readonly status: number
  readonly json: unknown
}

/**
 * Answer as the provider does: searches with either key, everything else with the admin's.
 *
 * @see https://www.algolia.com/doc/rest-api/search
 */
export function answerRequest(request: HostRequest, app: Application): HostAnswer {
  const key = credential(request, 'x-algolia-api-key')
  if (credential(request, 'x-algolia-application-id') !== app.appId || (key !== app.searchKey && key !== app.adminKey))
    return refused(403, 'Invalid Application-ID or API key')
  const { method, path } = request
  if (method === 'POST' && path === '/1/indexes/*/queries') return queries(request.body, app)
  if (key !== app.adminKey) return refused(403, 'Method not allowed with this API key')
  const [, name, rest] = /^\/1\/indexes\/([^/]+)(?:\/(.*))?$/.exec(path) ?? []
  if (name === undefined) return refused(404, 'Not found')
  return indexRequest({ method, name: decodeURIComponent(name), action: rest ?? '', body: request.body }, app)
}

function queries(body: unknown, { store }: Application): HostAnswer {
  // The log holds the body; a request of another shape fails in the test that sent it.
  const { requests } = body as { readonly requests: readonly SearchRequest[] }
  const missing = requests.find(({ indexName }) => !store.indices.has(indexName))
  if (missing) return refused(404, `Index ${missing.indexName} does not exist`)
  const results = requests.flatMap((search) => {
    const index = store.indices.get(search.indexName)
    return index ? [searchIndex(index, search)] : []
  })
  return { status: 200, json: { results } }
}

interface IndexRequest {
  readonly method: string
  readonly name: string
  readonly action: string
  readonly body: unknown
}

function indexRequest({ method, name, action, body }: IndexRequest, { store, maxRecord }: Application): HostAnswer {
  const task = (taskID: number) => ({ status: 200, json: { taskID, updatedAt: '2026-01-01T00:00:00.000Z' } })
  const endpoint = `${method} ${action}`
  if (endpoint === 'POST batch') {
    const { requests } = body as { readonly requests: readonly { readonly body: IndexRecord }[] }
    const records = requests.map((one) => one.body)
    const position = records.findIndex((record) => bytes(record) > maxRecord)
    const big = records[position]
    if (big) return refused(400, tooBig(big, position, maxRecord), { position, objectID: big.objectID })
    return task(store.schedule(name, (index) => withRecords(index, records)))
  }
  if (endpoint === 'POST operation') {
    const { destination, ...how } = body as { operation: 'copy' | 'move'; destination: string; scope?: string[] }
    return task(store.transfer(name, destination, how))
  }
  if (endpoint === 'PUT settings')
    return task(store.schedule(name, (index) => withSettings(index, Object(body) as Record<string, unknown>)))
  if (endpoint === 'GET settings') {
    const index = store.indices.get(name)
    return index ? { status: 200, json: index.settings } : refused(404, `Index ${name} does not exist`)
  }
  if (endpoint === 'DELETE ') {
    const id = store.schedule(name, () => undefined)
    store.settle()
    return task(id)
  }
  const [, id] = /^GET task\/(\d+)$/.exec(endpoint) ?? []
  if (id === undefined) return refused(404, `Not found: ${endpoint}`)
  const isDone = store.isDone(Number(id))
  return { status: 200, json: { status: isDone ? 'published' : 'notPublished', pendingTask: !isDone } }
}

function credential({ query, headers }: HostRequest, name: string): string | undefined {
  return query[name] ?? headers[name]
}

function bytes(record: IndexRecord): number {
  return Buffer.byteLength(JSON.stringify(record))
}

function tooBig(record: IndexRecord, position: number, limit: number): string {
  return `Record at the position ${position} objectID=${record.objectID} is too big size=${bytes(record)}/${limit} bytes.`
}

function refused(status: number, message: string, more: object = {}): HostAnswer {
  return { status, json: { message, status, ...more } }
}
