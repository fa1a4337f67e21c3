import { setImmediate } from 'node:timers/promises'
import { verdict } from './check/site-verdict.ts'
import { emitSite } from './4-emit/emit-site.ts'
import { inlineScripts } from './3-pages/render/inline-scripts.ts'
import { unreadableFile } from './diagnostics/catalogue.ts'
import type { Config } from './model/config.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import { routeKey } from './text/route-key.ts'
import type { PagePlan } from './model/page-plan.ts'
import { htmlFile } from './text/page-files.ts'
import { redirectScript } from './4-emit/redirect-page.ts'
import type { FileChange } from './watch/file-change.ts'
import { findings } from './watch/findings.ts'
import { contentFolders } from './watch/content-folders.ts'
import { lostPages } from './watch/lost-pages.ts'
import { pageShelf } from './watch/page-shelf.ts'
import { plainPage } from './watch/plain-page.ts'
import { replan } from './watch/replan.ts'
import { routesOf } from './watch/routes-of.ts'
import { keepAssets, servedFiles, type ServedFiles } from './watch/served-files.ts'
import { siteState, type SiteState } from './watch/site-state.ts'
import { siteUpdate, type SiteUpdate } from './watch/site-update.ts'
import type { WatchHost } from './watch/watch-host.ts'
import type { ServedFile, ServedPage, WatchedSite, WatchListener, WatchOptions } from './watch/watched-site.ts'
import { workQueue } from './watch/work-queue.ts'
import { outputPath } from './text/base-url.ts'

/**
 * Serve a site from its files: a page is made when somebody asks for it, the others when there is nothing else to do.
 *
 * The steps are those of a build, and so are their answers. What makes it quick is that it knows most of them.
 */
export function watchSite(host: WatchHost, options: WatchOptions, listener: WatchListener): WatchedSite {
  const queue = workQueue(setImmediate)
  const shelf = pageShelf(host)
  const lost = lostPages()
  const assets = new Map<string, string>()
  let state: SiteState | undefined
  let files: ServedFiles | undefined
  /** Why the site does not follow its files at the moment. */
  let failure: readonly Diagnostic[] = []
  let emitted: Promise<void> | undefined
  let background: Promise<void> = Promise.resolve()
  let turn = 0
  /** All pages were known once: since then findings are told whole or not at all, so that none seems mended meanwhile. */
  let wasWhole = false
  let isClosed = false
  /** Routes of pages that were shown before their code had colours, while nothing else was done. */
  const plain = new Set<string>()
  let isQuiet = options.quiet !== undefined
  void options.quiet?.then(() => {
    isQuiet = false
  })

  return {
    update: (changes) => queue.run('edit', () => update(typeof changes === 'function' ? changes() : changes)),
    file,
    page: (pathname) => queue.run('request', () => servedPage(pathname)),
    inlineScripts: () => queue.run('request', async () => (state ? scriptsOf(state) : [])),
    config: () => state?.config,
    lost: (pathname) => (state ? lost.find(pathname, state) : { near: [] }),
    routes: () => state?.site.plans.map(({ page }) => page.route) ?? [],
    routesOf: (path) => (state ? routesOf(state, path) : []),
    folders: () => (state ? contentFolders(state) : []),
    settled: () => settle(),
    async close() {
      isClosed = true
      turn++
      await background
    },
  }

  async function scriptsOf({ config, site }: SiteState): Promise<readonly string[]> {
    const scripts = await inlineScripts(host, site.context)
    return config.redirects.length > 0 ? [...scripts, redirectScript] : scripts
  }

  async function update(changes: readonly FileChange[] | 'all'): Promise<void> {
    host.forget(changes)
    const before = state
    const hadFailed = failure.length > 0
    const quick = before && !hadFailed && changes !== 'all' ? replan(host, before, changes) : undefined
    const next = quick ?? (await guarded(before))
    emitted = undefined
    if (next) {
      failure = []
      if (before && !quick) lost.follow(before, next)
      state = next
      if (!quick) shelf.doubt()
      if (!before || before.site.context !== next.site.context || !quick) files = servedFiles(next.site, assets)
      listener.updated({ ...meaningOf(before, next, changes, hadFailed), changes })
    } else {
      listener.updated({ kind: 'none', changes })
      listener.found({ diagnostics: foundNow(), isWhole: true })
    }
    background = makeOthers(++turn).catch(broke)
  }

  /** Files may go while steps look at them; the next event then comes soon, and meanwhile the site stays as it was. */
  async function guarded(before: SiteState | undefined): Promise<SiteState | undefined> {
    try {
      return await longWay(before)
    } catch (error) {
      if (!isDiskError(error)) {
        listener.broke(error)
        return before
      }
      failure = [unreadableFile({ file: error.path ?? '.', message: error.message })]
      return undefined
    }
  }

  /** A file that went while its page was made is told by the next event. */
  function broke(error: unknown): void {
    if (!isDiskError(error)) listener.broke(error)
  }

  async function longWay(before: SiteState | undefined): Promise<SiteState | undefined> {
    const { value, diagnostics } = await siteState(host, options, before)
    if (!value) failure = diagnostics
    return value
  }

  async function file(path: string): Promise<ServedFile | undefined> {
    // Behind the edit that is under way, which may be the one that first makes a site.
    if (!state) await queue.run('request', async () => undefined)
    const plan = () => pagePlan(path)
    if (plan()) {
      const made = await queue.run('request', async () => {
        const wanted = plan()
        if (!state || !wanted) return undefined
        if (isQuiet && (await plainPage(host, state.site, wanted))) plain.add(wanted.page.route)
        else await take(wanted)
        const written = host.written(path)
        const isHtml = path === htmlFile(wanted.page.route, state.config.baseUrl)
        return written && { ...written, ...(isHtml && { route: wanted.page.route }) }
      })
      if (made) return made
    }
    const other = files?.other(path)
    if (other || !state) return other
    // Something may follow from all pages: the sitemap, records of the search.
    if (!mayFollow(path)) return undefined
    await settle()
    const isEmitted = emitted !== undefined
    await emit()
    const found = files?.other(path) ?? host.written(path)
    if (found || !isEmitted) return found
    // Files that were emitted long ago may have left the memory.
    emitted = undefined
    await emit()
    return host.written(path)
  }

  function pagePlan(path: string): PagePlan | undefined {
    const known = files?.page(path)
    // Plans are exchanged by edits of bodies; the index of files is not made anew for those.
    return known && planOf(known.page.route)
  }

  function planOf(route: string): PagePlan | undefined {
    return state?.site.plans.find(({ page }) => page.route === route)
  }

  async function servedPage(pathname: string): Promise<ServedPage | undefined> {
    if (!state) return undefined
    const route = state.site.context.table.routes[routeKey(pathname)]
    const plan = route === undefined ? undefined : planOf(route)
    if (!plan || plan.page.content.type === 'not-found') return undefined
    await take(plan)
    const written = host.written(outputPath(plan.page.dataUrl, state.config.baseUrl))
    if (!written || !('content' in written)) return undefined
    return { route: plan.page.route, data: String(written.content), css: state.site.context.layout.assets.css }
  }

  async function take(plan: PagePlan): Promise<void> {
    if (state) keepAssets(assets, await shelf.take(state.site, plan))
  }

  /** Make what nobody asked for, page by page, so that its findings are known too. */
  async function makeOthers(mine: number): Promise<void> {
    await options.quiet
    await queue.run('request', paint)
    const current = state
    if (current && failure.length === 0) {
      if (!wasWhole) await queue.run('idle', () => tell(mine))
      for (const plan of current.site.plans) {
        if (mine !== turn) return
        if (!shelf.known(current.site, plan)) await queue.run('idle', () => makeFacts(current, plan, mine))
      }
    }
    if (mine === turn) await queue.run('idle', () => tell(mine))
  }

  /** Show the pages that were served first as they are. */
  async function paint(): Promise<void> {
    const plans = [...plain].flatMap((route) => planOf(route) ?? [])
    plain.clear()
    for (const plan of plans) await take(plan)
    if (plans.length === 0) return
    listener.updated({ kind: 'pages', routes: plans.map(({ page }) => page.route), changes: 'all' })
  }

  async function makeFacts(current: SiteState, plan: PagePlan, mine: number): Promise<void> {
    if (mine === turn) keepAssets(assets, await shelf.facts(current.site, plan))
  }

  async function tell(mine: number): Promise<void> {
    if (mine !== turn) return
    const isWhole = failure.length > 0 || Boolean(state?.site.plans.every((plan) => isKnown(plan)))
    wasWhole ||= isWhole && failure.length === 0
    listener.found({ diagnostics: foundNow(), isWhole })
  }

  function isKnown(plan: PagePlan): boolean {
    return Boolean(state && shelf.known(state.site, plan))
  }

  function foundNow(): readonly Diagnostic[] {
    if (failure.length > 0 || !state) return verdict(failure, state?.config ?? noLevels, { strict: false }).diagnostics
    const { site } = state
    return findings(
      host,
      state,
      site.plans.map((plan) => shelf.known(site, plan)),
    )
  }

  async function settle(): Promise<void> {
    const waited = background
    await waited
    // An edit meanwhile began anew.
    if (waited !== background && !isClosed) await settle()
  }

  function emit(): Promise<void> {
    emitted ??= queue.run('request', async () => {
      if (!state) return
      const { site } = state
      const pages = site.plans.flatMap((plan) => shelf.known(site, plan) ?? [])
      const runs = { compiled: 0, linked: 0, rendered: 0 }
      emitSite(host, { ...site, present: {} }, { pages, cached: 0, runs }, await inlineScripts(host, site.context))
    })
    return emitted
  }
}

/** Whoever looked at a site that could not be shown waits for it; before the first site nobody looked. */
function meaningOf(
  before: SiteState | undefined,
  next: SiteState,
  changes: readonly FileChange[] | 'all',
  hadFailed: boolean,
): SiteUpdate {
  if (before) return siteUpdate(before, next, changes)
  return { kind: hadFailed ? 'reload' : 'none' }
}

/** What Node throws for a file that is not there or can't be read. */
function isDiskError(error: unknown): error is Error & { readonly path?: string } {
  return error instanceof Error && 'syscall' in error
}

/** Paths that only exist once all pages are known have an extension. */
function mayFollow(path: string): boolean {
  // Pictures are copies of files that are known; browsers ask for icons that no site has.
  return (
    path.startsWith('assets/') || (/\.\w+$/.test(path) && !/\.(?:html|ico|png|svg|jpe?g|gif|webp|woff2?)$/.test(path))
  )
}

const noLevels: Pick<Config, 'diagnostics'> = { diagnostics: {} }
