import { createServer, type Server, type ServerResponse } from 'node:http'
import { messageOf } from '../text/message-of.ts'
import type { DiagnosticsMessage, UpdateMessage } from '../watch/browser/messages.ts'
import { BrowserEvents } from './dev-server/browser-events.ts'
import { DevSite, type DevSiteOptions } from './dev-server/dev-site.ts'
import { sendText } from './dev-server/send.ts'
import { listen, serverUrl } from './servers/listen.ts'

/** What to serve, and where. */
export interface DevServerOptions extends DevSiteOptions {
  readonly host: string
  /** If it is taken, the next free one is used. */
  readonly port: number
}

/** A running server of a site that changes. */
export interface DevServer {
  readonly url: string
  readonly port: number
  /** Tell browsers what an edit means for them. */
  update(message: UpdateMessage): void
  /** Tell browsers what is wrong, now and when they come. */
  find(message: DiagnosticsMessage): void
  close(): Promise<void>
}

/** Serve a site that is watched, and keep its browsers up to date. */
export async function serveDev(options: DevServerOptions): Promise<DevServer> {
  const { host, port, baseUrl, names } = options
  const events = new BrowserEvents()
  const site = new DevSite({ ...options, names: [host, ...names] }, events)
  const server = createServer((request, response) => {
    site.answer(request, response).catch((error: unknown) => fail(response, error))
  })
  // An answer may wait for all pages of a large site.
  server.requestTimeout = 0
  const used = await listen(server, { host, port })
  return {
    url: serverUrl({ host, port: used, baseUrl }),
    port: used,
    update: (message) => events.update(message),
    find: (message) => events.find(message),
    close: () => close(server, events),
  }
}

/** A bug must neither end the server nor hide itself. */
function fail(response: ServerResponse, error: unknown): void {
  const message = messageOf(error)
  if (response.headersSent) response.destroy()
  else sendText(response, 500, `The server failed: ${message}\n`)
}

function close(server: Server, events: BrowserEvents): Promise<void> {
  return new Promise((done) => {
    events.close()
    server.close(() => done())
    server.closeAllConnections()
  })
}
