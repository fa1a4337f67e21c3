import { setImmediate } from 'node:timers/promises'
import { verdict } from './check/site-verdict.ts'
import type { Config } from './model/config.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import type { PagePlan } from './model/page-plan.ts'
import { routeKey } from './text/urls/route-key.ts'
import type { FileChange } from './watch/watch-host.ts'
import { lostPages, type LostPage } from './watch/lost-pages.ts'
import { PageStore } from './watch/page-store.ts'
import { replan } from './watch/replan.ts'
import { mayFollowFromAll, SiteFiles } from './watch/site-files.ts'
import {
  contentFolders,
  isDiskError,
  isShownOn,
  nextState,
  servedSite,
  type SiteState,
  type WatchState,
} from './watch/site-state.ts'
import { siteUpdate } from './watch/site-update.ts'
import type { WatchHost } from './watch/watch-host.ts'
import type { ServedFile, ServedPage, WatchedSite, WatchListener, WatchOptions } from './watch/watched-site.ts'
import { workQueue } from './watch/work-queue.ts'

type Changes = readonly FileChange[] | 'all'

/**
 * Serve a site from its files: a page is made when somebody asks for it, the others when there is nothing else to do.
 *
 * The steps are those of a build, and so are their answers. What makes it quick is that it knows most of them.
 */
export function watchSite(host: WatchHost, options: WatchOptions, listener: WatchListener): WatchedSite {
  return new Watch(host, options, listener)
}

class Watch implements WatchedSite {
  readonly #host: WatchHost
  readonly #options: WatchOptions
  readonly #listener: WatchListener
  readonly #queue = workQueue(setImmediate)
  readonly #store: PageStore
  readonly #files: SiteFiles
  readonly #lost = lostPages()
  /** See {@link WatchState} for what follows what. */
  #state: WatchState = { kind: 'waiting' }
  #background: Promise<void> = Promise.resolve()
  /** Counts updates: work that an earlier one began is given up. */
  #turn = 0
  /** All pages were known once: since then diagnostics are told whole or not at all, so that none seems gone meanwhile. */
  #wasWhole = false
  #isClosed = false
  /** Until somebody looks, pages are made without colors. Routes of those that were. */
  #isQuiet: boolean
  readonly #withoutColors = new Set<string>()

  constructor(host: WatchHost, options: WatchOptions, listener: WatchListener) {
    this.#host = host
    this.#options = options
    this.#listener = listener
    this.#store = new PageStore(host, () => void this.update('all'))
    this.#files = new SiteFiles(host, this.#store)
    this.#isQuiet = options.quiet !== undefined
    void options.quiet?.then(() => (this.#isQuiet = false))
  }

  get #site(): SiteState | undefined {
    return servedSite(this.#state)
  }

  update(changes: Changes | (() => readonly FileChange[])): Promise<void> {
    return this.#queue.run('edit', () => this.#update(typeof changes === 'function' ? changes() : changes))
  }

  expectEdit(over: Promise<unknown>): void {
    this.#queue.expect(over)
  }

  async file(path: string): Promise<ServedFile | undefined> {
    // Behind the edit that is under way, which may be the one that first makes a site.
    if (!this.#site) await this.#queue.run('request', async () => undefined)
    if (this.#files.pageAt(path)) {
      const made = await this.#queue.run('request', () => this.#pageFile(path))
      if (made) return made
    }
    const other = this.#files.other(path)
    if (other || !this.#site || !mayFollowFromAll(path, this.#site)) return other
    await this.settled()
    return this.#files.emitted(path, () => this.#queue.run('request', () => this.#emit()))
  }

  page(pathname: string): Promise<ServedPage | undefined> {
    return this.#queue.run('request', () => this.#page(pathname))
  }

  policy(): ReturnType<WatchedSite['policy']> {
    return this.#queue.run('request', async () => (this.#site ? this.#files.policy(this.#site.site) : []))
  }

  config(): Config | undefined {
    return this.#site?.site.config
  }

  lost(pathname: string): LostPage {
    return this.#site ? this.#lost.find(pathname, this.#site) : { near: [] }
  }

  routes(): readonly string[] {
    return this.#plans().map(({ page }) => page.route)
  }

  routesOf(path: string): readonly string[] {
    return this.#plans().flatMap((plan) => (isShownOn(plan, path) ? [plan.page.route] : []))
  }

  folders(): readonly string[] {
    return this.#site ? [...contentFolders(this.#site), ...this.#store.readByPlugins()] : []
  }

  async settled(): Promise<void> {
    const waited = this.#background
    await waited
    // An edit meanwhile began anew.
    if (waited !== this.#background && !this.#isClosed) await this.settled()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#turn++
    await this.#background
  }

  async #update(changes: Changes): Promise<void> {
    this.#host.forget(changes)
    const before = this.#site
    const hadFailed = this.#state.kind === 'failed'
    // The short way: only bodies changed. The long one plans the site anew.
    const quick = before && !hadFailed && changes !== 'all' ? replan(this.#host, before, changes) : undefined
    this.#state = quick
      ? { kind: 'following', site: quick }
      : await nextState(this.#host, this.#options, before, this.#listener.broke)
    if (this.#state.kind === 'following') this.#follow(this.#state.site, { before, quick, changes, hadFailed })
    else {
      this.#listener.updated({ kind: 'none', changes })
      this.#listener.found({ diagnostics: this.#diagnostics(), isWhole: true, hasFailed: true })
    }
    this.#background = this.#makeOthers(++this.#turn).catch((error: unknown) => {
      // A file that went while its page was made is told by the next event.
      if (!isDiskError(error)) this.#listener.broke(error)
    })
  }

  #follow(
    next: SiteState,
    {
      before,
      quick,
      changes,
      hadFailed,
    }: { before?: SiteState; quick?: SiteState; changes: Changes; hadFailed: boolean },
  ): void {
    if (!quick) {
      if (before) this.#lost.follow(before, next)
      this.#store.lookAgain()
    }
    this.#files.follow(
      next.site,
      !quick || before?.site.context !== next.site.context || before?.site.translations !== next.site.translations,
    )
    // Whoever looked at a site that could not be shown waits for it; before the first site nobody looked.
    const update = before ? siteUpdate(before, next, changes) : ({ kind: hadFailed ? 'reload' : 'none' } as const)
    this.#listener.updated({ ...update, changes })
  }

  async #pageFile(path: string): Promise<ServedFile | undefined> {
    const known = this.#files.pageAt(path)
    // Plans are exchanged by edits of bodies; the index of files is not made anew for those.
    const plan = known && this.#planOf(known.page.route)
    const site = this.#site?.site
    if (!site || !plan) return undefined
    if (this.#isQuiet && (await this.#store.takeFirst(site, plan))) this.#withoutColors.add(plan.page.route)
    else await this.#files.take(site, plan)
    return this.#files.written(plan, path, site)
  }

  async #page(pathname: string): Promise<ServedPage | undefined> {
    const site = this.#site?.site
    const route = site?.context.table.routes[routeKey(pathname)]
    const plan = route === undefined ? undefined : this.#planOf(route)
    if (!site || !plan || plan.page.content.type === 'not-found') return undefined
    await this.#files.take(site, plan)
    return this.#files.served(site, plan)
  }

  async #emit(): Promise<void> {
    if (this.#site && (await this.#files.emit(this.#site))) this.#tell(this.#turn)
  }

  /** Make what nobody asked for, page by page, so that its diagnostics are known too. */
  async #makeOthers(mine: number): Promise<void> {
    const idle = (task: () => Promise<void>) =>
      this.#queue.run('idle', async () => (mine === this.#turn ? task() : undefined))
    await this.#options.quiet
    await this.#queue.run('request', () => this.#addColors())
    const state = this.#state
    if (state.kind === 'following') {
      if (!this.#wasWhole) await idle(async () => this.#tell(mine))
      const { site } = state.site
      for (const plan of site.plans) {
        if (mine !== this.#turn) return
        if (!this.#store.known(site, plan)) await idle(() => this.#files.look(site, plan))
      }
      // Beside the queue: an edit does not wait for a check that takes long.
      await this.#files.check(state.site, idle)
    }
    await idle(async () => this.#tell(mine))
  }

  /** Show the pages that were served first as they are. */
  async #addColors(): Promise<void> {
    const plans = [...this.#withoutColors].flatMap((route) => this.#planOf(route) ?? [])
    this.#withoutColors.clear()
    for (const plan of plans) if (this.#site) await this.#files.take(this.#site.site, plan)
    if (plans.length === 0) return
    this.#listener.updated({ kind: 'pages', routes: plans.map(({ page }) => page.route), changes: 'all' })
  }

  #tell(mine: number): void {
    if (mine !== this.#turn) return
    const hasFailed = this.#state.kind === 'failed'
    const site = this.#site?.site
    const isKnown = site?.plans.every((plan) => this.#store.known(site, plan) !== undefined) === true
    this.#wasWhole ||= isKnown && !hasFailed
    this.#listener.found({ diagnostics: this.#diagnostics(), isWhole: hasFailed || isKnown, hasFailed })
  }

  #diagnostics(): readonly Diagnostic[] {
    if (this.#state.kind === 'following') return this.#files.diagnostics(this.#state.site)
    const failure = this.#state.kind === 'failed' ? this.#state.diagnostics : []
    return verdict(failure, this.#site?.site ?? { config: { diagnostics: {} } }, { strict: false }).diagnostics
  }

  #plans(): readonly PagePlan[] {
    return this.#site?.site.plans ?? []
  }

  #planOf(route: string): PagePlan | undefined {
    return this.#plans().find(({ page }) => page.route === route)
  }
}
