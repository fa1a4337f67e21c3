import { piecesFolder } from '@docs-build/search/builder'
import { inlineScripts } from '../3-pages/render/inline-scripts.ts'
import { partOf } from '../text/part-of.ts'
import { emitSite } from '../4-emit/emit-site.ts'
import { policyParts } from '../4-emit/policy-parts.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { MadePage, PagePlan } from '../model/page-plan.ts'
import type { PolicySources } from '../model/policy.ts'
import type { Site } from '../model/planned-site.ts'
import { htmlFile } from '../text/urls/page-files.ts'
import { movedLinks, type MovedLinks } from './moved-links.ts'
import type { PageStore } from './page-store.ts'
import { PluginHooks } from './plugin-hooks.ts'
import { keepAssets, servedFiles, type ServedFiles } from './served-files.ts'
import { siteDiagnostics } from './site-diagnostics.ts'
import type { SiteState } from './site-state.ts'
import type { WatchHost } from './watch-host.ts'
import type { ServedFile, ServedPage } from './watched-site.ts'
import { stylesheetsOf } from './stylesheets-of.ts'

/** What is wrong with a site, and the parts that it was found in. */
interface Found {
  readonly of: readonly unknown[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The files of a watched site: a page's are made when they are asked for, the others when all pages are known. */
export class SiteFiles {
  readonly #host: WatchHost
  readonly #store: PageStore
  readonly #hooks: PluginHooks
  readonly #moved: MovedLinks
  /** Output path → file of the site that pages show. */
  readonly #assets = new Map<string, string>()
  #index: ServedFiles | undefined
  #emitted: Promise<void> | undefined
  #found: Found | undefined
  /** Paths of the output when it was emitted last: what lies there besides is older. */
  #paths: ReadonlySet<string> = new Set()

  constructor(host: WatchHost, store: PageStore) {
    this.#host = host
    this.#store = store
    this.#hooks = new PluginHooks(host, store)
    this.#moved = movedLinks(host)
  }

  /** Follow the site after an edit. `isOther` unless only bodies changed: then the same paths are there. */
  follow(site: Site, isOther: boolean): void {
    this.#emitted = undefined
    this.#found = undefined
    if (isOther) this.#index = servedFiles(site, this.#assets)
  }

  /** The page that a path belongs to. */
  pageAt(path: string): PagePlan | undefined {
    return this.#index?.page(path)
  }

  /** A file that is known without making a page. */
  other(path: string): ServedFile | undefined {
    return this.#index?.other(path)
  }

  /** A file of a page that was made. */
  written({ page }: PagePlan, path: string, { config }: Site): ServedFile | undefined {
    const written = this.#host.written(path)
    const isHtml = path === htmlFile(page.route, config)
    return written && { ...written, ...(isHtml && { route: page.route }) }
  }

  /** What a browser needs to show a page that was made in the place of an older one. */
  served(site: Site, plan: PagePlan): ServedPage | undefined {
    const { page } = plan
    const { config, context } = partOf(site, plan)
    const written = this.#host.written(htmlFile(page.route, config))
    if (!written || !('content' in written)) return undefined
    return { route: page.route, html: String(written.content), css: stylesheetsOf(context.layout) }
  }

  /** What the policy allows as far as the pages are known; undefined when the config wants none. */
  async policy(site: Site): Promise<readonly PolicySources[] | undefined> {
    const { config } = site
    if (!config.security.csp) return undefined
    return policyParts({ site, pages: this.#pages(site), inlineScripts: await inlineScripts(this.#host, site) })
  }

  /** Make a page with its files, unless they are there. */
  async take(site: Site, plan: PagePlan): Promise<void> {
    this.#keep(await this.#store.take(site, plan))
  }

  /** Find out what is to be said of a page. */
  async look(site: Site, plan: PagePlan): Promise<void> {
    this.#keep(await this.#store.facts(site, plan))
  }

  /** A file that follows from all pages: the sitemap, records of the search. `emit` runs when nothing else does. */
  async emitted(path: string, emit: () => Promise<void>): Promise<ServedFile | undefined> {
    const isEmitted = this.#emitted !== undefined
    await (this.#emitted ??= emit())
    // An open page goes on with the pieces that its search index lists: they are named by what they hold.
    const isThere = this.#paths.has(path) || path.includes(piecesFolder)
    const found = this.other(path) ?? (isThere ? this.#host.written(path) : undefined)
    if (found || !isEmitted || !this.#paths.has(path)) return found
    // Files that were emitted long ago may have left the memory.
    await (this.#emitted = emit())
    return this.#host.written(path)
  }

  /** Write every file that is not a page's. True when that brought something to tell. */
  async emit(state: SiteState): Promise<boolean> {
    const { site } = state
    const { value: ofPlugins, diagnostics } = await this.#hooks.emit(state)
    const pages = this.#pages(site)
    const scripts = await inlineScripts(this.#host, site)
    const entries = emitSite(this.#host, site, { pages, inlineScripts: scripts, ofPlugins, present: {} })
    this.#paths = new Set(entries.map((entry) => entry.path))
    return diagnostics.length > 0
  }

  /**
   * Let plugins look at the site, all pages of which are known, and git at links that lead nowhere. `idle` runs what makes
   * pages when there is time for it.
   */
  async check(state: SiteState, idle: (task: () => Promise<void>) => Promise<void>): Promise<void> {
    await this.#hooks.check(state, idle)
    const { config, context } = state.site
    await this.#moved.look({ config, table: context.table, pages: this.#pages(state.site) }, this.#look(state))
  }

  /** All that is wrong with the site, as far as its pages are known. */
  diagnostics(state: SiteState): readonly Diagnostic[] {
    return this.#moved.told(this.#look(state))
  }

  /** Git and the author ask for the same: all links of the site are looked at once for both. */
  #look(state: SiteState): readonly Diagnostic[] {
    const [made, ofPlugins] = [this.#pages(state.site), this.#hooks.diagnostics]
    const of = [state, ...ofPlugins, ...made]
    if (!this.#found || !isSameList(this.#found.of, of))
      this.#found = { of, diagnostics: siteDiagnostics(this.#host, state, { made, ofPlugins }) }
    return this.#found.diagnostics
  }

  #pages(site: Site): readonly MadePage[] {
    return site.plans.flatMap((plan) => this.#store.known(site, plan) ?? [])
  }

  #keep(made: MadePage): void {
    keepAssets(this.#assets, made)
  }
}

/** True for paths that may exist only once all pages are known: those with an extension. Plugins may write any kind. */
export function mayFollowFromAll(path: string, { plugins }: SiteState): boolean {
  if (plugins.some(({ emit }) => emit)) return /\.\w+$/.test(path)
  // Pictures are copies of files that are known; browsers ask for icons that no site has.
  return (
    path.startsWith('assets/') || (/\.\w+$/.test(path) && !/\.(?:html|ico|png|svg|jpe?g|gif|webp|woff2?)$/.test(path))
  )
}

function isSameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((value, index) => value === right[index])
}
