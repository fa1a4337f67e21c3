import { realpathSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { listen, serverUrl } from './listen.ts'
import { findFile } from './static-server/find-file.ts'
import { headersFor, readHeaderRules, type HeaderRule } from './static-server/header-rules.ts'
import { requestPath } from './static-server/request-path.ts'
import { sendFile } from './static-server/send-file.ts'

/** What to serve, and where. */
export interface StaticServerOptions {
  /** Absolute path of a built site. */
  readonly dir: string
  readonly host: string
  /** If it is taken, the next free one is used. */
  readonly port: number
  /** Path of the site with slashes at both ends. */
  readonly baseUrl: string
}

/** A running server. */
export interface StaticServer {
  /** Where the site is. */
  readonly url: string
  readonly port: number
  /** Let answers that are under way end, then stop. */
  close(): Promise<void>
}

/** Answers under way have this long to end once the server closes. */
const closingMs = 2000

/**
 * Serve a built site as a static host would.
 *
 * `/x` and `/x/` are both the page `/x/index.html`: neither is sent to the other, so that there can be no loop and both
 * spellings work. What is not there is `404.html` with status 404. A `_headers` file has the last word on headers.
 */
export async function serveStatic({ dir, host, port, baseUrl }: StaticServerOptions): Promise<StaticServer> {
  const rules = headerRules(dir)
  const server = createServer((request, response) => {
    answer(request, response).catch(() => fail(response))
  })
  const used = await listen(server, { host, port })
  return { url: serverUrl({ host, port: used, baseUrl }), port: used, close: () => close(server) }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendText(request, response, 405, 'Method not allowed. Use GET or HEAD.\n')
    }
    const wanted = requestPath(request.url ?? '', baseUrl)
    if (wanted.kind === 'malformed') return sendText(request, response, 400, 'Bad request: the path is malformed.\n')
    if (wanted.kind === 'outside') return sendOutside(request, response, baseUrl)
    // A build replaces the folder as a whole, so its real path is found anew.
    const root = realpathOf(dir)
    const file = root !== undefined && wanted.kind === 'inside' ? await findFile(root, wanted) : undefined
    const path = wanted.kind === 'inside' ? wanted.path : baseUrl
    const headers = new Map(headersFor(await rules(), path))
    if (root !== undefined && file) {
      const isAsset = wanted.kind === 'inside' && wanted.names[0] === 'assets'
      if (!headers.has('cache-control')) headers.set('cache-control', isAsset ? immutable : revalidate)
      return sendFile(request, response, { root, file, status: 200, headers })
    }
    // What is missing now may be there after the next build, whatever the rules say about its folder.
    headers.set('cache-control', revalidate)
    const page = root === undefined ? undefined : await findFile(root, { names: ['404.html'], isFolder: false })
    if (root !== undefined && page) return sendFile(request, response, { root, file: page, status: 404, headers })
    return sendText(request, response, 404, 'Not found.\n')
  }
}

const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'public, max-age=0, must-revalidate'

/** The rules of the `_headers` file, read again when it changed. */
function headerRules(dir: string): () => Promise<readonly HeaderRule[]> {
  const path = join(dir, '_headers')
  let known: { readonly state: string; readonly rules: readonly HeaderRule[] } | undefined
  return async () => {
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return []
    const state = `${found.size} ${found.mtimeMs} ${found.ino}`
    if (known?.state !== state) known = { state, rules: readHeaderRules(await readFile(path, 'utf8').catch(() => '')) }
    return known.rules
  }
}

function realpathOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

function sendOutside(request: IncomingMessage, response: ServerResponse, baseUrl: string): void {
  const href = encodeURI(baseUrl).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><p>Nothing is here. The site is at <a href='${href}'>${href}</a>.</p></html>\n`
  send(request, response, 404, 'text/html; charset=utf-8', html)
}

function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  send(request, response, status, 'text/plain; charset=utf-8', text)
}

function send(request: IncomingMessage, response: ServerResponse, status: number, type: string, text: string): void {
  response.statusCode = status
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.setHeader('Cache-Control', revalidate)
  response.end(request.method === 'HEAD' ? undefined : text)
}

function fail(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.statusCode = 500
  response.end('The server failed.\n')
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), closingMs)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    server.closeIdleConnections()
  })
}
