import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { policySources } from '../../3-pages/render/policy-sources.ts'
import { scanHtml } from '../../3-pages/render/scan-html.ts'
import { contentSecurityPolicy } from '../../4-emit/content-security-policy.ts'
import { outputPath } from '../../text/urls/base-url.ts'
import { devFolder, type UpdateMessage } from '../../watch/browser/messages.ts'
import type { WatchedSite } from '../../watch/watched-site.ts'
import { forbiddenHost, isAllowedHost, isAllowedOrigin } from '../servers/allowed-host.ts'
import { statOf } from '../files/stat-of.ts'
import { immutable } from '../static-server/plain-answers.ts'
import { requestPath, type RequestPath } from '../static-server/request-path.ts'
import { sendFile } from '../static-server/send-file.ts'
import type { BrowserEvents } from './browser-events.ts'
import { devSources } from './dev-sources.ts'
import { noSitePage, withDevScript, type DevPage } from './dev-page.ts'
import { send, sendText } from './send.ts'
import { readFile } from '../files/read-file.ts'

/** A site that changes, and who asks for it. */
export interface DevSiteOptions {
  readonly site: WatchedSite
  /** Absolute path of the site folder. */
  readonly siteDir: string
  /** Path of the site until its config is read. */
  readonly baseUrl: string
  /** Names besides localhost under which browsers may ask. */
  readonly names: readonly string[]
  /** Why there is no site to show, in words. */
  readonly problems: () => string
  /** A browser shows a page: it has the styles, and asks for what comes next. */
  readonly onShown: () => void
}

/** A request that is being answered. */
interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** A file of the output that was made. */
interface Made {
  readonly path: string
  readonly content: string | Uint8Array
  readonly status: 200 | 404
}

/** Answers requests for a site that is watched, and for the tool's own part of it. */
export class DevSite {
  readonly #options: DevSiteOptions
  readonly #events: BrowserEvents

  constructor(options: DevSiteOptions, events: BrowserEvents) {
    this.#options = options
    this.#events = events
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host } = request.headers
    if (!isAllowedHost(host, this.#options.names)) return sendText(response, 403, forbiddenHost(host))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendText(response, 405, 'Method not allowed. Use GET or HEAD.\n')
    }
    const base = this.#baseUrl()
    const wanted = requestPath(request.url ?? '', base)
    if (wanted.kind === 'malformed') return sendText(response, 400, 'Bad request: the path is malformed.\n')
    if (wanted.kind === 'outside') {
      response.writeHead(302, { Location: base, 'Cache-Control': 'no-store' }).end()
      return undefined
    }
    return wanted.kind === 'inside' ? this.#answerPath({ request, response }, wanted) : this.#sendMissing(response, '')
  }

  #baseUrl(): string {
    return this.#options.site.config()?.baseUrl ?? this.#options.baseUrl
  }

  /** What the tool's script is told by the page that it is in. */
  #devPage(): DevPage {
    return { baseUrl: this.#baseUrl(), last: this.#events.lastId }
  }

  async #answerPath(exchange: Exchange, { names, isFolder }: RequestPath): Promise<void> {
    const [first, second] = names
    if (first === devFolder && second !== undefined) return this.#answerClient(second, exchange)
    const path = names.join('/')
    if (!isFolder && path !== '' && (await this.#sendKnown(path, exchange))) return undefined
    if (await this.#sendKnown(path === '' ? 'index.html' : `${path}/index.html`, exchange)) return undefined
    if (path !== '' && (await this.#sendKnown(`${path}.html`, exchange))) return undefined
    return this.#sendMissing(exchange.response, path)
  }

  /** Answer what the tool's script asks for. */
  async #answerClient(name: string, { request, response }: Exchange): Promise<void> {
    const { origin } = request.headers
    if (!isAllowedOrigin(origin, this.#options.names)) return sendText(response, 403, forbiddenHost(origin))
    switch (name) {
      case 'client.js':
        return send(response, { status: 200, name, content: clientScript() })
      case 'page':
        return this.#sendPage(queryOf(request).get('path') ?? '', response)
      case 'events':
        return this.#openEvents({ request, response })
      default:
        return sendText(response, 404, 'Not found.\n')
    }
  }

  async #sendPage(pathname: string, response: ServerResponse): Promise<void> {
    const { site } = this.#options
    const page = await site.page(pathname)
    if (!page) return send(response, { status: 404, name: 'lost.json', content: JSON.stringify(site.lost(pathname)) })
    return send(response, { status: 200, name: 'page.json', content: JSON.stringify(page) })
  }

  async #openEvents({ request, response }: Exchange): Promise<void> {
    // A browser tells by itself what it heard last; one that closed the connection has to say so.
    const heard = request.headers['last-event-id'] ?? queryOf(request).get('last') ?? undefined
    const missed = await this.#missedSince(heard === undefined ? undefined : String(heard))
    this.#options.onShown()
    return this.#events.open(request, response, missed)
  }

  async #missedSince(id: string | undefined): Promise<UpdateMessage | undefined> {
    const missed = this.#events.missedSince(id)
    if (missed === 'nothing') return undefined
    if (missed === 'another server') return { kind: 'reload' }
    return { kind: 'all', css: (await this.#options.site.page(this.#baseUrl()))?.css ?? [] }
  }

  /** Answer with a file of the output. False when there is none. */
  async #sendKnown(path: string, { request, response }: Exchange): Promise<boolean> {
    const file = await this.#options.site.file(path)
    if (!file) return false
    if ('source' in file) await this.#sendSource(path, file.source, { request, response })
    else await this.#sendContent(response, { path, content: file.content, status: 200 })
    return true
  }

  /** Answer with the 404 page of the language that a path below the site's root is in. */
  async #sendMissing(response: ServerResponse, wanted: string): Promise<void> {
    const { site, problems } = this.#options
    const path = `${this.#folderOf(wanted)}404.html`
    const file = await site.file(path)
    if (file && 'content' in file) return this.#sendContent(response, { path, content: file.content, status: 404 })
    if (file || site.config()) return sendText(response, 404, 'Not found.\n')
    // Nothing can be shown, and no browser is to keep that.
    return send(response, { status: 503, name: 'index.html', content: noSitePage(this.#devPage(), problems()) })
  }

  /** The folder of the language that a path is in, with a slash at its end: '' is that of the language at the root. */
  #folderOf(path: string): string {
    const { languages } = this.#options.site.config() ?? {}
    const folders = languages?.all.map(({ baseUrl }) => outputPath(baseUrl, languages.root)) ?? []
    const found = folders.filter((folder) => `${path}/`.startsWith(folder))
    return found.toSorted((a, b) => b.length - a.length)[0] ?? ''
  }

  async #sendContent(response: ServerResponse, { path, content, status }: Made): Promise<void> {
    if (!path.endsWith('.html')) {
      const cache = path.startsWith('assets/') ? immutable : undefined
      return send(response, { status, name: path, content, cache })
    }
    const page = this.#devPage()
    const html = String(content)
    const sources = await this.#options.site.policy()
    if (sources) {
      const own = policySources(html, scanHtml(html), new Set())
      const policy = contentSecurityPolicy([...sources, ...(own ? [own] : []), devSources])
      response.setHeader('Content-Security-Policy', policy)
    }
    return send(response, { status, name: path, content: withDevScript(html, page) })
  }

  /** Send a file of the site as it is. */
  async #sendSource(path: string, source: string, { request, response }: Exchange): Promise<void> {
    const file = resolve(this.#options.siteDir, source)
    const found = statOf(file)
    if (!found?.isFile()) return sendText(response, 404, 'Not found.\n')
    const isSent = await sendFile(request, response, {
      root: dirname(file),
      file: { path: file, name: basename(path), size: found.size, mtimeMs: found.mtimeMs },
      status: 200,
      headers: new Map([['cache-control', 'no-cache']]),
    })
    if (!isSent) sendText(response, 404, 'Not found.\n')
  }
}

function queryOf(request: IncomingMessage): URLSearchParams {
  return new URL(request.url ?? '', 'http://site').searchParams
}

let script: string | undefined

/** The browser's part, beside the bundled command line. Sources have none. */
function clientScript(): string {
  const file = fileURLToPath(new URL('./dev-client.js', import.meta.url))
  script ??= existsSync(file) ? readFile(file, 'utf8') : ''
  return script
}
