import { createServer, type Server, type ServerResponse } from 'node:http'
import { listen, serverUrl } from './servers/listen.ts'
import { StaticSite, type StaticSiteOptions } from './static-server/static-site.ts'

/** What to serve, and where. */
export interface StaticServerOptions extends StaticSiteOptions {
  readonly host: string
  /** If it is taken, the next free one is used. */
  readonly port: number
  /** Told of what kept an answer from being given: the reader learns only that it was so. */
  readonly onFailure?: (error: unknown) => void
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
 * Unless the rules of a host are asked for, `/x` and `/x/` are both the page `/x/index.html`, or `/x.html`: neither is sent to the
 * other, so that there can be no loop and both spellings work. What is not there is `404.html` with status 404. A
 * `_headers` file has the last word on headers. Who asks under a name that is not this server's gets nothing.
 */
export async function serveStatic(options: StaticServerOptions): Promise<StaticServer> {
  const { host, port, baseUrl, names = [], onFailure } = options
  const site = new StaticSite({ ...options, names: [host, ...names] })
  const server = createServer((request, response) => {
    site.answer(request, response).catch((error: unknown) => {
      onFailure?.(error)
      fail(response)
    })
  })
  const used = await listen(server, { host, port })
  return { url: serverUrl({ host, port: used, baseUrl }), port: used, close: () => close(server) }
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
