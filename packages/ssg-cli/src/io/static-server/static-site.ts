import { realpathSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { forbiddenHost, isAllowedHost } from '../servers/allowed-host.ts'
import { decode } from '../../text/urls/route-key.ts'
import { presentFolder } from '../output/output-folders.ts'
import { fileAt } from './find-file.ts'
import { headersFor, readHeaderRules, type HeaderRule } from './header-rules.ts'
import { hostAnswer, type HostAnswer, type HostName, type HostPath } from './host-rules.ts'
import { missingPage } from './missing-page.ts'
import { immutable, revalidate, sendExternal, sendNotAllowed, sendRedirect, sendText } from './plain-answers.ts'
import { requestPath, type OtherPath, type RequestPath } from './request-path.ts'
import { ruleFile } from './rule-file.ts'
import { sendFile } from './send-file.ts'

/** A site to answer for, and how. */
export interface StaticSiteOptions {
  /** Absolute path of a built site. */
  readonly dir: string
  /** Path of the site with slashes at both ends, in the form that browsers send. */
  readonly baseUrl: string
  /** Names besides localhost under which browsers may ask. */
  readonly names?: readonly string[]
  /** Treat slashes and missing pages as this host does. */
  readonly hostRules?: HostName
}

/** A request that is being answered. */
interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The folder of the site without symbolic links, as it is at the moment: a build replaces it as a whole. */
  readonly root: string
}

/** A page to show: its names below the folder, for a path of the site. */
interface Shown {
  readonly path: string
  readonly names: readonly string[]
  readonly status: number
}

/** Answers requests for the files of a built site. */
export class StaticSite {
  readonly #options: StaticSiteOptions
  readonly #headerRules: () => Promise<readonly HeaderRule[]>

  constructor(options: StaticSiteOptions) {
    const { dir, hostRules } = options
    this.#options = options
    // The other hosts know no such file.
    this.#headerRules =
      hostRules && hostRules !== 'netlify'
        ? noRules
        : ruleFile(() => join(presentFolder(dir), '_headers'), readHeaderRules)
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { dir, baseUrl, names = [] } = this.#options
    const { host } = request.headers
    if (!isAllowedHost(host, names)) return sendText(request, response, 403, forbiddenHost(host))
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendNotAllowed(request, response)
    const wanted = requestPath(request.url ?? '', baseUrl)
    if (wanted.kind === 'malformed') return sendText(request, response, 400, 'Bad request: the path is malformed.\n')
    if (wanted.kind === 'outside') return sendExternal(request, response, baseUrl)
    return this.#answerFrom(rootOf(dir), wanted, { request, response })
  }

  /** Answer from a folder. Where a build replaced it meanwhile, what was not found is looked for in the one that came. */
  async #answerFrom(
    root: Root | undefined,
    wanted: RequestPath | OtherPath,
    { request, response }: Pick<Exchange, 'request' | 'response'>,
  ): Promise<void> {
    const { dir, baseUrl } = this.#options
    const exchange = root && { request, response, root: root.path }
    if (exchange && wanted.kind === 'inside' && (await this.#sendFound(exchange, wanted))) return undefined
    const next = rootOf(dir)
    if (root?.path !== next?.path || root?.id !== next?.id) return this.#answerFrom(next, wanted, { request, response })
    if (!exchange) return sendText(request, response, 404, 'Not found.\n')
    return this.#sendMissing(exchange, wanted.kind === 'inside' ? wanted : { path: decode(baseUrl), names: [] })
  }

  /** Answer with what there is for a path. False when there is nothing. */
  async #sendFound(exchange: Exchange, wanted: RequestPath): Promise<boolean> {
    const found = await this.#find(exchange.root, wanted)
    if (found.type === 'file') return this.#sendPage(exchange, { path: wanted.path, names: found.names, status: 200 })
    if (found.type !== 'redirect') return false
    sendRedirect(exchange.response, found.status, this.#slashed(wanted, found.slash) + queryOf(exchange.request))
    return true
  }

  #find(root: string, { path, names, isFolder }: RequestPath): Promise<HostAnswer> {
    const { baseUrl, hostRules } = this.#options
    const isBase = baseUrl !== '/' && path === decode(baseUrl).slice(0, -1)
    const asked: HostPath = { names, isFolder: isFolder && !(isBase && hostRules) }
    return hostAnswer(hostRules, asked, async (file) => (await fileAt(root, file)) !== undefined)
  }

  #slashed({ names }: RequestPath, slash: boolean): string {
    const path = this.#options.baseUrl + names.map(encodeURIComponent).join('/')
    return path.replace(/\/$/, '') + (slash ? '/' : '')
  }

  async #sendPage({ request, response, root }: Exchange, { path, names, status }: Shown): Promise<boolean> {
    const file = await fileAt(root, names)
    if (!file) return false
    const headers = new Map(headersFor(await this.#headerRules(), path))
    if (!headers.has('cache-control')) headers.set('cache-control', names[0] === 'assets' ? immutable : revalidate)
    return sendFile(request, response, { root, file, status, headers })
  }

  async #sendMissing(
    { request, response, root }: Exchange,
    { path, names }: Pick<RequestPath, 'path' | 'names'>,
  ): Promise<void> {
    // The hosts whose rules can be asked for have one page for all folders.
    const file = await missingPage(root, this.#options.hostRules ? [] : names)
    const headers = new Map(headersFor(await this.#headerRules(), path))
    // What is missing now may be there after the next build, whatever the rules say about its folder.
    headers.set('cache-control', revalidate)
    if (file && (await sendFile(request, response, { root, file, status: 404, headers }))) return
    sendText(request, response, 404, 'Not found.\n')
  }
}

const noRules = () => Promise.resolve([])

/** The query of a request with its question mark. */
function queryOf({ url = '' }: IncomingMessage): string {
  return /\?[^#]*/.exec(url)?.[0] ?? ''
}

/** A folder without symbolic links, and which folder it is: another one may have its path later. */
interface Root {
  readonly path: string
  readonly id: string
}

/** The folder that holds a site now; undefined when there is none. */
function rootOf(dir: string): Root | undefined {
  try {
    const path = realpathSync(presentFolder(dir))
    const { dev, ino } = statSync(path, { bigint: true })
    return { path, id: `${dev} ${ino}` }
  } catch {
    return undefined
  }
}
