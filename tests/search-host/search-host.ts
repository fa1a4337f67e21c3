import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { answerRequest, type HostRequest } from './answer-request.ts'
import { behaviours, type Behaviour } from './behaviour.ts'
import { indexStore, type IndexRecord, type IndexStore } from './index-store.ts'

/** A server that speaks the protocol of the hosted engine, and fails when told to. */
export interface SearchHost {
  /** `http://127.0.0.1:1234` */
  readonly origin: string
  readonly appId: string
  readonly searchKey: string
  readonly adminKey: string
  /** All requests since the start, in order. */
  readonly requests: readonly HostRequest[]
  readonly indices: IndexStore['indices']
  behave(next: Behaviour): void
  /** Refuse connections, until {@link listen}. */
  refuse(): Promise<void>
  /** Listen again, where it was. */
  listen(): Promise<void>
  close(): Promise<void>
}

/** What a host begins with. */
export interface SearchHostOptions {
  readonly indices?: Readonly<Record<string, readonly IndexRecord[]>>
  /** Indices that several hosts of an application share, instead of some of its own. */
  readonly store?: IndexStore
  /** How often a task is asked for in vain. */
  readonly polls?: number
  /** Bytes of the largest record. */
  readonly maxRecord?: number
}

/**
 * Start a host on a free port of this machine.
 *
 *     const host = await startSearchHost({ indices: { docs: records } })
 *     host.behave({ type: 'stall', ms: 5000, times: 1 })
 */
export async function startSearchHost(options: SearchHostOptions = {}): Promise<SearchHost> {
  const keys = { appId: 'TESTAPP', searchKey: 'search-key-0f3c', adminKey: 'admin-key-9b7d' }
  const store = options.store ?? indexStore(options.indices ?? {}, options.polls ?? 0)
  const app = { ...keys, store, maxRecord: options.maxRecord ?? 10_000 }
  const requests: HostRequest[] = []
  const next = behaviours()

  const server = createServer(async (message, response) => {
    // A page of another origin may ask; the provider allows all of them.
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.setHeader('access-control-allow-methods', '*')
    if (message.method === 'OPTIONS') return void response.end()
    const request = await requestOf(message).catch(() => undefined)
    if (!request) return void response.destroy()
    requests.push(request)
    await act(next.meet(`${request.method} ${request.path}`), response, () => answerRequest(request, app))
  })
  const listen = async (port: number) => {
    if (server.listening) return
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const stop = () => {
    if (!server.listening) return Promise.resolve()
    return new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  }
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    ...keys,
    origin: `http://127.0.0.1:${port}`,
    requests,
    indices: store.indices,
    behave: next.set,
    refuse: stop,
    listen: () => listen(port),
    close: stop,
  }
}

async function requestOf(message: IncomingMessage): Promise<HostRequest> {
  const url = new URL(message.url ?? '/', 'http://host')
  const body = await text(message)
  return {
    method: message.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)])),
    body: body === '' ? undefined : JSON.parse(body),
  }
}

async function act(
  behaviour: Behaviour,
  response: ServerResponse,
  answer: () => ReturnType<typeof answerRequest>,
): Promise<void> {
  const send = ({ status, json }: ReturnType<typeof answerRequest>) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(json))
  }
  switch (behaviour.type) {
    case 'answer':
      return send(answer())
    case 'fail':
      return send({
        status: behaviour.status,
        json: { message: behaviour.message ?? 'Failed', status: behaviour.status },
      })
    case 'rate-limit':
      if (behaviour.retryAfter !== undefined) response.setHeader('retry-after', String(behaviour.retryAfter))
      return send({ status: 429, json: { message: 'Too many requests', status: 429 } })
    case 'stall':
      await wait(behaviour.ms, response)
      return response.destroyed ? undefined : send(answer())
    case 'drip': {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write(' ')
      await wait(behaviour.ms, response)
      return void response.end(JSON.stringify(answer().json))
    }
    case 'cut':
      return void response.destroy()
    case 'babble':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>')
  }
}

/** Ends with the connection too: nobody waits for a host whose client has gone. */
function wait(ms: number, response: ServerResponse): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms)
    response.on('close', () => {
      clearTimeout(timer)
      done()
    })
  })
}
