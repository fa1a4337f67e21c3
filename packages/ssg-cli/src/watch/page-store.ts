import { bodySummary } from '../3-pages/body-summary.ts'
import { knownPage } from '../3-pages/known-page.ts'
import { makePages } from '../3-pages/make-pages.ts'
import { withWholeCache } from '../3-pages/with-whole-cache.ts'
import { partOf } from '../text/part-of.ts'
import { factsKey, pageInputs, type KnownBody } from '../3-pages/page-inputs.ts'
import type { MadePage, PagePlan } from '../model/page-plan.ts'
import type { SiteContext } from '../model/page-job.ts'
import type { Site } from '../model/planned-site.ts'
import { pageFiles } from '../text/urls/page-files.ts'
import type { WatchHost } from './watch-host.ts'

interface Kept {
  readonly made: MadePage
  readonly context: SiteContext
  /** {@link PageStore.lookAgain} was called so often before. */
  readonly round: number
  /** What the facts of the page depend on: a stylesheet changes none of them. */
  readonly factsKey: string
  /** True if the files are those of this context. */
  readonly isWritten: boolean
}

/** The pages of a site that changes: made when they are wanted, kept while they are what they would be. */
export class PageStore {
  readonly #host: WatchHost
  readonly #onNewImports: () => void
  /** Imports that plugins added and of which was told. */
  readonly #told = new Set<string>()
  readonly #kept = new Map<string, Kept>()
  /** Route → hashes of the files that were written last. */
  readonly #hashes = new Map<string, Readonly<Record<string, string>>>()
  #round = 0

  /** @param onNewImports called when plugins add imports to a page that nobody has followed */
  constructor(host: WatchHost, onNewImports: () => void) {
    this.#host = host
    this.#onNewImports = onNewImports
  }

  /** Files changed that no plan knows of: pictures, downloads. Nothing is known before its key was looked at again. */
  lookAgain(): void {
    this.#round++
  }

  /** What is known of a page, if it is still true. */
  known(site: Site, plan: PagePlan): MadePage | undefined {
    const kept = this.#kept.get(plan.page.route)
    const isSame = kept?.made.plan === plan && kept.context === partOf(site, plan).context && kept.round === this.#round
    return isSame ? kept.made : undefined
  }

  /** The page with its files in the output, made now if need be. */
  async take(site: Site, plan: PagePlan): Promise<MadePage> {
    const kept = this.#kept.get(plan.page.route)
    if (kept && this.isWritten(site, plan)) return kept.made
    const present = this.#presentFiles(site, plan)
    const shown = await this.#shown(site, plan)
    const { value } = await this.#make(site, { mode: 'build', plans: [plan], present, shown })
    const [made] = value.pages
    if (!made) throw new Error('a planned page is made')
    this.#tellOfImports(made)
    this.#hashes.set(plan.page.route, Object.fromEntries(made.rendered.files.map(({ path, hash }) => [path, hash])))
    return this.#keep(site, made, true)
  }

  /** True when the files of the page lie in the output as they are to be. */
  isWritten(site: Site, plan: PagePlan): boolean {
    const kept = this.#kept.get(plan.page.route)
    if (!kept?.isWritten || !this.known(site, plan)) return false
    const present = this.#presentFiles(site, plan)
    return kept.made.rendered.files.every(({ path }) => path in present)
  }

  /** What is to be said of the page: its files may be gone or those of an older layout. */
  async facts(site: Site, plan: PagePlan): Promise<MadePage> {
    const known = this.known(site, plan)
    if (known) return known
    // What it shows of others is not known before these are.
    if (plan.shows || plan.translates) return this.take(site, plan)
    const { compiled, linked, remembered } = knownPage(plan, {
      host: this.#host,
      site: partOf(site, plan),
      present: {},
    })
    if (plan.body && !compiled) return this.take(site, plan)
    const kept = this.#kept.get(plan.page.route)
    const isSame = kept?.factsKey === factsKeyOf(site, plan, { compiled, linked })
    const rendered = remembered ?? (isSame ? kept?.made.rendered : undefined)
    if (!rendered) return this.take(site, plan)
    const summary = bodySummary({ compiled, linked }, rendered)
    return this.#keep(site, { plan, compiled, linked, summary, rendered }, false)
  }

  /**
   * Make a page whose code has no colors yet: the grammars of its languages take longer to compile than all else that
   * stands before the first page. Its files lie in the output until the page itself is made; nothing else is kept of it.
   *
   * False when that would save nothing, because the body is known or there is none.
   */
  async takeFirst(site: Site, plan: PagePlan): Promise<boolean> {
    if (!plan.body || knownPage(plan, { host: this.#host, site: partOf(site, plan), present: {} }).compiled)
      return false
    // What is wrong with the page is told when the page itself is made.
    const shown = !plan.translates ? [] : await this.#shown(site, { ...plan, shows: [] })
    await this.#make(site, { mode: 'first', plans: [plan], shown })
    return true
  }

  /** What is damaged in the cache is made again, whenever that happened. */
  #make(site: Site, wanted: Parameters<typeof makePages>[2]): ReturnType<typeof makePages> {
    return withWholeCache(this.#host, () => makePages(this.#host, site, wanted))
  }

  /** Files that plugins read, or looked for, to make the pages that are known. */
  readByPlugins(): readonly string[] {
    return [...this.#kept.values()].flatMap(({ made }) => Object.keys(made.compiled?.trace?.files ?? {}))
  }

  /** Each once: a plugin may add other ones each time. */
  #tellOfImports({ compiled }: MadePage): void {
    const { waits, imports } = compiled?.trace ?? {}
    const key = JSON.stringify(imports)
    if (!waits || this.#told.has(key)) return
    this.#told.add(key)
    this.#onNewImports()
  }

  #keep(site: Site, made: MadePage, isWritten: boolean): MadePage {
    const { context } = partOf(site, made.plan)
    const kept = { made, context, round: this.#round, factsKey: factsKeyOf(site, made.plan, made), isWritten }
    this.#kept.set(made.plan.page.route, kept)
    return made
  }

  /** The pages of which a page shows the beginnings, and the one that it translates. */
  async #shown(site: Site, { shows = [], translates }: PagePlan): Promise<readonly MadePage[]> {
    const made: MadePage[] = []
    const routes = [...shows.map(({ route }) => route), ...(translates && !translates.body ? [translates.route] : [])]
    for (const route of routes) {
      const plan = site.plans.find(({ page }) => page.route === route)
      if (plan) made.push(await this.facts(site, plan))
    }
    return made
  }

  #presentFiles({ config }: Site, { page }: PagePlan): Record<string, string> {
    const own = this.#hashes.get(page.route) ?? {}
    return Object.fromEntries(
      Object.values(pageFiles(page, config)).flatMap((path) => {
        const hash = own[path]
        return hash !== undefined && this.#host.written(path) ? [[path, hash] as const] : []
      }),
    )
  }
}

function factsKeyOf(site: Site, plan: PagePlan, body: KnownBody): string {
  return factsKey(pageInputs(plan, body, partOf(site, plan).context), undefined)
}
