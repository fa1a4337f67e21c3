import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { messageOf } from '../text/message-of.ts'
import { devFolder, type FindingsMessage, type UpdateMessage } from '../watch/browser/messages.ts'
import { contentSecurityPolicy } from '../4-emit/headers.ts'
import type { ServedFile, WatchedSite } from '../watch/watched-site.ts'
import { contentType } from './content-type.ts'
import { isAllowedHost, isAllowedOrigin } from './dev-server/allowed-host.ts'
import { noSitePage, withDevScript } from './dev-server/dev-page.ts'
import { eventStreams } from './dev-server/event-stream.ts'
import { listen, serverUrl } from './listen.ts'
import { requestPath } from './static-server/request-path.ts'
import { sendFile } from './static-server/send-file.ts'

/** What to serve, and where. */
export interface DevServerOptions {
  readonly site: WatchedSite
  /** Absolute path of the site folder. */
  readonly siteDir: string
  readonly host: string
  /** If it is taken, the next free one is used. */
  readonly port: number
  /** Path of the site until its config is read. */
  readonly baseUrl: string
  /** Names besides localhost under which browsers may ask. */
  readonly names: readonly string[]
  /** Why there is no site to show, in words. */
  readonly problems: () => string
  /** A browser shows a page: it has the styles, and asks for what comes next. */
  readonly onShown: () => void
}

/** A running server of a site that changes. */
export interface DevServer {
  readonly url: string
  readonly port: number
  /** Tell browsers what an edit means for them. */
  update(message: UpdateMessage): void
  /** Tell browsers what is wrong, now and when they come. */
  find(message: FindingsMessage): void
  close(): Promise<void>
}

/** Serve a site that is watched, and keep its browsers up to date. */
export async function serveDev(options: DevServerOptions): Promise<DevServer> {
  const { site, siteDir, host, names } = options
  const allowed = [host, ...names]
  const streams = eventStreams()
  const session = randomUUID().slice(0, 8)
  let revision = 0
  let findings: FindingsMessage | undefined
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => fail(response, error))
  })
  // An answer may wait for all pages of a large site.
  server.requestTimeout = 0
  const used = await listen(server, { host, port: options.port })
  return {
    url: serverUrl({ host, port: used, baseUrl: options.baseUrl }),
    port: used,
    update(message) {
      revision++
      streams.send({ name: 'update', id: currentId(), data: JSON.stringify(message) })
    },
    find(message) {
      findings = message
      streams.send({ name: 'findings', data: JSON.stringify(message) })
    },
    close: () =>
      new Promise((done) => {
        streams.close()
        server.close(() => done())
        server.closeAllConnections()
      }),
  }

  function currentId(): string {
    return `${session}-${revision}`
  }

  function baseUrl(): string {
    return site.config()?.baseUrl ?? options.baseUrl
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isAllowedHost(request.headers.host, allowed)) return sendText(response, 403, forbidden(request.headers.host))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendText(response, 405, 'Method not allowed. Use GET or HEAD.\n')
    }
    const base = baseUrl()
    const wanted = requestPath(request.url ?? '', base)
    if (wanted.kind === 'malformed') return sendText(response, 400, 'Bad request: the path is malformed.\n')
    if (wanted.kind === 'outside') {
      response.writeHead(302, { Location: base, 'Cache-Control': 'no-store' }).end()
      return undefined
    }
    if (wanted.kind !== 'inside') return sendPage(response, '404.html', 404)
    const [first, second] = wanted.names
    if (first === devFolder && second !== undefined) return answerClient(second, request, response)
    const path = wanted.names.join('/')
    if (!wanted.isFolder && path !== '' && (await sendKnown(path, request, response))) return undefined
    if (await sendKnown(path === '' ? 'index.html' : `${path}/index.html`, request, response)) return undefined
    return sendPage(response, '404.html', 404)
  }

  async function answerClient(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isAllowedOrigin(request.headers.origin, allowed))
      return sendText(response, 403, forbidden(request.headers.origin))
    if (name === 'client.js') return send(response, 200, 'client.js', clientScript())
    if (name === 'page') {
      const pathname = new URL(request.url ?? '', 'http://site').searchParams.get('path') ?? ''
      const page = await site.page(pathname)
      if (!page) return send(response, 404, 'lost.json', JSON.stringify(site.lost(pathname)))
      const { route, data, css } = page
      const json = `{"route":${JSON.stringify(route)},"css":${JSON.stringify(css)},"data":${data}}`
      return send(response, 200, 'page.json', json)
    }
    if (name !== 'events') return sendText(response, 404, 'Not found.\n')
    // A browser tells by itself what it heard last; one that closed the connection has to say so.
    const asked = new URL(request.url ?? '', 'http://site').searchParams.get('last') ?? undefined
    const last = request.headers['last-event-id'] ?? asked
    const missed: UpdateMessage | undefined =
      last === undefined || last === currentId()
        ? undefined
        : String(last).startsWith(`${session}-`)
          ? { kind: 'all', css: (await site.page(baseUrl()))?.css ?? [] }
          : { kind: 'reload' }
    options.onShown()
    return streams.open(request, response, [
      { name: 'hello', id: currentId(), data: '{}' },
      ...(missed ? [{ name: 'update', id: currentId(), data: JSON.stringify(missed) }] : []),
      ...(findings ? [{ name: 'findings', data: JSON.stringify(findings) }] : []),
    ])
  }

  /** Answer with a file of the output. False when there is none. */
  async function sendKnown(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const file = await site.file(path)
    if (!file) return false
    await sendServed(response, path, file, 200, request)
    return true
  }

  async function sendPage(response: ServerResponse, path: string, status: 404): Promise<void> {
    const file = await site.file(path)
    if (file) return sendServed(response, path, file, status)
    if (site.config()) return sendText(response, status, 'Not found.\n')
    // Nothing can be shown, and no browser is to keep that.
    return send(response, 503, 'index.html', noSitePage({ baseUrl: baseUrl(), last: currentId() }, options.problems()))
  }

  async function sendServed(
    response: ServerResponse,
    path: string,
    file: ServedFile,
    status: 200 | 404,
    request?: IncomingMessage,
  ): Promise<void> {
    if ('source' in file) return sendSource(file.source, response, path, request)
    if (!path.endsWith('.html')) {
      const isHashed = path.startsWith('assets/')
      return send(response, status, path, file.content, isHashed ? 'public, max-age=31536000, immutable' : undefined)
    }
    const html = String(file.content)
    const last = currentId()
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(await site.inlineScripts(), ['https:']))
    send(response, status, path, withDevScript(html, { baseUrl: baseUrl(), last }))
  }

  async function sendSource(
    source: string,
    response: ServerResponse,
    path: string,
    request: IncomingMessage | undefined,
  ): Promise<void> {
    const file = resolve(siteDir, source)
    const found = statSync(file, { throwIfNoEntry: false })
    if (!request || !found?.isFile()) return sendText(response, 404, 'Not found.\n')
    await sendFile(request, response, {
      root: dirname(file),
      file: { path: file, name: basename(path), size: found.size, mtimeMs: found.mtimeMs },
      status: 200,
      headers: new Map([['cache-control', 'no-cache']]),
    })
  }
}

function send(
  response: ServerResponse,
  status: number,
  name: string,
  content: string | Uint8Array,
  cache = 'no-store',
): void {
  response.statusCode = status
  response.setHeader('Content-Type', contentType(name))
  response.setHeader('Content-Length', Buffer.byteLength(content))
  response.setHeader('Cache-Control', cache)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.end(response.req.method === 'HEAD' ? undefined : content)
}

function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, status, 'answer.txt', text)
}

function forbidden(name: string | undefined): string {
  return `Unexpected host "${name ?? ''}", expected localhost. To allow it, watch with --host or set DOCS_BUILD_ALLOWED_HOSTS=name.\n`
}

/** A bug must neither end the server nor hide itself. */
function fail(response: ServerResponse, error: unknown): void {
  const message = messageOf(error)
  if (response.headersSent) response.destroy()
  else sendText(response, 500, `The server failed: ${message}\n`)
}

let script: string | undefined

/** The browser's part, beside the bundled command line. Sources have none. */
function clientScript(): string {
  const file = fileURLToPath(new URL('./dev-client.js', import.meta.url))
  script ??= existsSync(file) ? readFileSync(file, 'utf8') : ''
  return script
}
