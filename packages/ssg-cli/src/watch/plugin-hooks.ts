import { pluginFiles } from '../4-emit/plugin-files.ts'
import type { MadeFile } from '../4-emit/emitter.ts'
import { finishedSite } from '../check/finished-site.ts'
import { pluginChecks } from '../check/plugin-checks.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Outcome } from '../model/outcome.ts'
import type { MadePage, PagePlan } from '../model/page-plan.ts'
import type { FinishedSite } from '../plugin.ts'
import { htmlFile } from '../text/urls/page-files.ts'
import type { PageStore } from './page-store.ts'
import type { SiteState } from './site-state.ts'
import type { WatchHost } from './watch-host.ts'

/** What plugins do with a watched site once all of its pages are known. */
export class PluginHooks {
  readonly #host: WatchHost
  readonly #store: PageStore
  #checked: readonly Diagnostic[] = []
  #emitted: readonly Diagnostic[] = []

  constructor(host: WatchHost, store: PageStore) {
    this.#host = host
    this.#store = store
  }

  /** What was found, and what went wrong with files, in the site that was checked last. */
  get diagnostics(): readonly Diagnostic[] {
    return [...this.#checked, ...this.#emitted]
  }

  /** Let plugins find what is wrong. `idle` runs a task when there is time for it, and not at all after an edit. */
  async check(state: SiteState, idle: (task: () => Promise<void>) => Promise<void>): Promise<void> {
    const plugins = state.plugins.filter(({ check }) => check)
    const { site } = state
    const take = (plan: PagePlan) => idle(async () => void (await this.#store.take(site, plan)))
    const found =
      plugins.length === 0
        ? []
        : await this.#withHtml(state, take, (finished) =>
            pluginChecks(this.#host, { plugins, configSource: site.configSource }, finished),
          )
    await idle(async () => {
      this.#checked = found
      this.#emitted = []
    })
  }

  /** Let plugins write their files. */
  async emit(state: SiteState): Promise<Outcome<readonly MadeFile[]>> {
    const { site, plugins } = state
    const input = { plugins, site, pages: this.#pages(state) }
    const take = async (plan: PagePlan) => void (await this.#store.take(site, plan))
    const files = await this.#withHtml(state, take, (finished) => pluginFiles(this.#host, { ...input, finished }))
    this.#emitted = files.diagnostics
    return files
  }

  /**
   * Run a hook that may read the HTML of pages. What is there is that of pages somebody asked for: when a hook wants more,
   * every page is made and it runs again, and most hooks, which want none, cost no page.
   */
  async #withHtml<T>(
    state: SiteState,
    take: (plan: PagePlan) => Promise<void>,
    run: (finished: () => FinishedSite) => Promise<T>,
  ): Promise<T> {
    const { site } = state
    let isMissed = false
    const known = new Map(site.plans.map((plan) => [plan.page.route, plan]))
    const present = (route: string) => {
      const plan = known.get(route)
      const text = plan && this.#store.isWritten(site, plan) ? this.#html(state, route) : undefined
      isMissed ||= text === undefined
      return text
    }
    const first = await run(() => this.#finished(state, present))
    if (!isMissed) return first
    // Read at once: a page may leave the memory while others are made.
    const texts = new Map<string, string | undefined>()
    for (const plan of site.plans) {
      await take(plan)
      texts.set(plan.page.route, this.#html(state, plan.page.route))
    }
    return run(() => this.#finished(state, (route) => texts.get(route)))
  }

  #finished(state: SiteState, html: (route: string) => string | undefined): FinishedSite {
    return finishedSite({ config: state.site.config, pages: this.#pages(state), html })
  }

  #html({ site }: SiteState, route: string): string | undefined {
    return this.#host.output.read(htmlFile(route, site.config))
  }

  #pages({ site }: SiteState): readonly MadePage[] {
    return site.plans.flatMap((plan) => this.#store.known(site, plan) ?? [])
  }
}
