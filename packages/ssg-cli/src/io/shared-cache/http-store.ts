import { mostAnswerBytes, type AnswerStore, type StoreEnvironment } from './answer-store.ts'

/** Sends a request: `fetch`, or one that signs what it sends. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

/** The variable with the token that a store asks for. */
const tokenVariable = 'DOCS_BUILD_CACHE_TOKEN'

/**
 * A store that knows GET and PUT, below `/ac/`, as caches of Bazel do. User and password may stand in the URL, a token in
 * `DOCS_BUILD_CACHE_TOKEN`.
 *
 * @see https://bazel.build/remote/caching#http-caching
 */
export function httpStore(url: string, env: StoreEnvironment, send: Send = fetch): AnswerStore {
  const { username, password, origin, pathname } = new URL(url)
  const place = `${origin}${pathname.replace(/\/+$/, '')}/ac`
  const token = env[tokenVariable]?.trim()
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const authorization = username ? `Basic ${Buffer.from(login).toString('base64')}` : token && `Bearer ${token}`
  const headers: Record<string, string> = authorization ? { authorization } : {}
  return {
    async get(name, signal) {
      const response = await send(`${place}/${name}`, { headers, signal })
      const bytes = await bytesOf(response)
      if (response.ok) return bytes
      if (response.status === 404 || response.status === 410) return undefined
      throw new Error(`it answers with ${statusOf(response)}`)
    },
    async put(name, bytes, signal) {
      await put(`${place}/${name}`, bytes, signal, mostRedirects)
    },
    close: () => undefined,
  }

  /** What is sent can't be sent again by `fetch`, which would follow a redirect. */
  async function put(target: string, bytes: Buffer, signal: AbortSignal, hops: number): Promise<void> {
    const known = new URL(target).origin === origin ? headers : {}
    const headersOfPut = { ...known, 'content-type': 'application/octet-stream' }
    const body = new Uint8Array(bytes)
    const response = await send(target, { method: 'PUT', headers: headersOfPut, body, signal, redirect: 'manual' })
    await bytesOf(response)
    const location = keepsMethod.has(response.status) ? response.headers.get('location') : null
    if (location !== null && hops > 0 && URL.canParse(location, target))
      return put(new URL(location, target).href, bytes, signal, hops - 1)
    if (!response.ok) throw new Error(`it refuses answers with ${statusOf(response)}`)
  }
}

/**
 * Redirects of which what is sent goes to the other URL.
 *
 * @see https://fetch.spec.whatwg.org/#http-redirect-fetch
 */
const keepsMethod = new Set([301, 302, 307, 308])
const mostRedirects = 5

/** The body, read for the connection's sake too, unless it is longer than any answer: a server may go on without end. */
async function bytesOf({ body }: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    length += piece.length
    if (length > mostAnswerBytes) throw new Error('it gives more bytes than were put into it')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function statusOf({ status, statusText }: Response): string {
  return statusText ? `${status} ${statusText}` : String(status)
}
