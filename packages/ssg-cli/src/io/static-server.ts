import { realpathSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { decode } from '../text/route-key.ts'
import { listen, serverUrl } from './listen.ts'
import { fileAt } from './static-server/find-file.ts'
import { headersFor, readHeaderRules } from './static-server/header-rules.ts'
import { hostAnswer, type HostName, type HostPath } from './static-server/host-rules.ts'
import { revalidate, sendExternal, sendRedirect, sendText } from './static-server/plain-answers.ts'
import { readRedirectRules, redirectFor, type RedirectRule } from './static-server/redirect-rules.ts'
import { requestPath, type RequestPath } from './static-server/request-path.ts'
import { sendFile } from './static-server/send-file.ts'

/** What to serve, and where. */
export interface StaticServerOptions {
  /** Absolute path of a built site. */
  readonly dir: string
  readonly host: string
  /** If it is taken, the next free one is used. */
  readonly port: number
  /** Path of the site with slashes at both ends, in the form that browsers send. */
  readonly baseUrl: string
  /** Treat slashes and missing pages as this host does. */
  readonly hostRules?: HostName
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
 * Unless the rules of a host are asked for, `/x` and `/x/` are both the page `/x/index.html`: neither is sent to the
 * other, so that there can be no loop and both spellings work. What is not there is `404.html` with status 404. A
 * `_headers` file has the last word on headers.
 */
export async function serveStatic(options: StaticServerOptions): Promise<StaticServer> {
  const { dir, host, port, baseUrl, hostRules } = options
  // The other hosts know no such files.
  const headerRules =
    hostRules && hostRules !== 'netlify' ? noRules : fileReader(join(dir, '_headers'), readHeaderRules)
  const redirectRules = hostRules === 'netlify' ? fileReader(join(dir, '_redirects'), readRedirectRules) : noRules
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
    if (wanted.kind === 'outside') return sendExternal(request, response, baseUrl)
    // A build replaces the folder as a whole, so its real path is found anew.
    const root = realpathOf(dir)
    if (root === undefined || wanted.kind !== 'inside') return sendMissing(request, response, root, decode(baseUrl))
    const redirects = await redirectRules()
    if (await sendByRule(request, response, root, wanted, forced(redirects))) return
    const found = await answerFor(root, wanted)
    if (found.type === 'file') return sendPage(request, response, root, wanted.path, found.names, 200)
    if (found.type === 'redirect')
      return sendRedirect(response, found.status, slashed(wanted, found.slash) + query(request))
    if (await sendByRule(request, response, root, wanted, redirects)) return
    return sendMissing(request, response, root, wanted.path)
  }

  function answerFor(root: string, wanted: RequestPath) {
    const isBase = baseUrl !== '/' && wanted.path === decode(baseUrl).slice(0, -1)
    const path: HostPath = { names: wanted.names, isFolder: wanted.isFolder && !(isBase && hostRules) }
    return hostAnswer(hostRules, path, async (names) => (await fileAt(root, names)) !== undefined)
  }

  function slashed({ names }: RequestPath, slash: boolean): string {
    const path = baseUrl + names.map(encodeURIComponent).join('/')
    return path.replace(/\/$/, '') + (slash ? '/' : '')
  }

  /** Follow the first rule of `_redirects` for a path, if there is one. */
  async function sendByRule(
    request: IncomingMessage,
    response: ServerResponse,
    root: string,
    wanted: RequestPath,
    rules: readonly RedirectRule[],
  ): Promise<boolean> {
    const target = redirectFor(rules, wanted.path, new URLSearchParams(query(request)))
    if (!target) return false
    if (target.status >= 300 && target.status < 400) sendRedirect(response, target.status, target.to)
    else await sendInPlace(request, response, root, target)
    return true
  }

  async function sendInPlace(
    request: IncomingMessage,
    response: ServerResponse,
    root: string,
    { to, status }: { readonly to: string; readonly status: number },
  ): Promise<void> {
    if (!to.startsWith('/'))
      return sendText(request, response, 501, `The rule in _redirects fetches from ${to}: that is left to the host.\n`)
    const wanted = requestPath(to, baseUrl)
    const found = wanted.kind === 'inside' ? await answerFor(root, wanted) : undefined
    if (wanted.kind !== 'inside' || !found || found.type === 'missing')
      return sendMissing(request, response, root, decode(baseUrl))
    // A page shown in place of another is sent at once, whatever its address has at the end.
    const other: HostPath = { names: wanted.names, isFolder: !wanted.isFolder }
    const shown = found.type === 'redirect' ? await answerFor(root, { ...wanted, ...other }) : found
    return sendPage(request, response, root, wanted.path, shown.type === 'file' ? shown.names : [], status)
  }

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    root: string,
    path: string,
    names: readonly string[],
    status: number,
  ): Promise<void> {
    const file = await fileAt(root, names)
    if (!file) return sendMissing(request, response, root, path)
    const headers = new Map(headersFor(await headerRules(), path))
    if (!headers.has('cache-control')) headers.set('cache-control', names[0] === 'assets' ? immutable : revalidate)
    return sendFile(request, response, { root, file, status, headers })
  }

  async function sendMissing(
    request: IncomingMessage,
    response: ServerResponse,
    root: string | undefined,
    path: string,
  ): Promise<void> {
    const file = root === undefined ? undefined : await fileAt(root, ['404.html'])
    if (root === undefined || !file) return sendText(request, response, 404, 'Not found.\n')
    const headers = new Map(headersFor(await headerRules(), path))
    // What is missing now may be there after the next build, whatever the rules say about its folder.
    headers.set('cache-control', revalidate)
    return sendFile(request, response, { root, file, status: 404, headers })
  }
}

const immutable = 'public, max-age=31536000, immutable'

const noRules = () => Promise.resolve([])

function forced(rules: readonly RedirectRule[]): readonly RedirectRule[] {
  return rules.filter(({ isForced }) => isForced)
}

/** The rules of a file, read again when it changed. */
function fileReader<T>(path: string, read: (text: string) => readonly T[]): () => Promise<readonly T[]> {
  let known: { readonly state: string; readonly rules: readonly T[] } | undefined
  return async () => {
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return []
    const state = `${found.size} ${found.mtimeMs} ${found.ino}`
    if (known?.state !== state) known = { state, rules: read(await readFile(path, 'utf8').catch(() => '')) }
    return known.rules
  }
}

/** The query of a request with its question mark. */
function query({ url = '' }: IncomingMessage): string {
  return /\?[^#]*/.exec(url)?.[0] ?? ''
}

function realpathOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
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
