import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { PageJob, PageMode, RenderedPageFacts } from '../model/page-job.ts'
import type { MadePage, MadePages, PagePlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { bodySummary } from './body-summary.ts'
import type { KnownPage, Lookup } from './known-page.ts'
import { layoutIds } from './layout-ids.ts'
import { LightPage } from './light-page.ts'
import { pageInputs } from './page-inputs.ts'
import { policies } from './policies.ts'
import { contextsOf, partOf } from '../text/part-of.ts'
import { pageJob } from './page-job.ts'
import { startThreads } from './start-threads.ts'
import { withOutline } from './with-outline.ts'
import { withBeginnings } from './with-beginnings.ts'
import { withTrace } from './with-trace.ts'

/** Which pages are made, and what of them. */
export interface Making {
  /**
   * `build`: their files. `check`: what is wrong with them, rendered only where nothing else tells. `first`: one page to
   * be looked at soon, without colors, of which nothing is kept.
   */
  readonly mode: PageMode
  /** All pages of the site unless given. */
  readonly plans?: readonly PagePlan[]
  /** Hashes of the files in the present output. */
  readonly present?: Readonly<Record<string, string>>
  /** Pages that are made and of which `plans` show the beginnings. */
  readonly shown?: readonly MadePage[]
}

/**
 * Make what is not known yet of pages: compile, link, render. One driver for all commands.
 *
 * Pages that show the beginnings of others come after these. A check needs no beginnings: nothing in them is anew. Pages
 * of further languages come after those of the first: a text that is not translated is compiled once.
 */
export async function makePages(host: Host, site: Site, making: Making): Promise<Outcome<MadePages>> {
  const { plans = site.plans, shown = [] } = making
  try {
    const rounds = roundsOf(plans, making.mode)
    const made = new Map(shown.map((page) => [page.plan.page.route, page]))
    const outlines = await originalPages(host, site, plans)
    const diagnostics: Diagnostic[] = []
    let all: Omit<MadePages, 'pages'> = { cached: 0, runs: { compiled: 0, linked: 0, rendered: 0 } }
    let before = 0
    for (const [index, round] of rounds.entries()) {
      const filled = round.map((given) => {
        const plan = index > 0 ? withTrace(given, host, partOf(site, given)) : given
        const outlined =
          plan.translates === undefined ? plan : withOutline(plan, plan.translates.body ? outlines : made)
        return isFilled(plan, making.mode) ? withBeginnings(outlined, made, host.cache) : outlined
      })
      const isWhole = making.plans === undefined && making.mode === 'build'
      const order = { ...making, plans: filled, unfilled: round, before, isWhole }
      const { value, diagnostics: found } = await makeRound(host, site, order)
      before += filled.length - value.cached
      for (const page of value.pages) made.set(page.plan.page.route, page)
      all = addedUp(all, value)
      diagnostics.push(...found)
    }
    return outcome({ ...all, pages: plans.flatMap(({ page }) => made.get(page.route) ?? []) }, diagnostics)
  } finally {
    await host.pages.end()
  }
}

/** What translations translate whose language is not made now, by their own routes: compiled, and no more than that. */
async function originalPages(
  host: Host,
  site: Site,
  plans: readonly PagePlan[],
): Promise<ReadonlyMap<string, Pick<MadePage, 'compiled'>>> {
  const originals = plans.flatMap((plan): readonly PagePlan[] => {
    const { translates, ...rest } = plan
    return translates?.body ? [{ ...rest, body: translates.body }] : []
  })
  if (originals.length === 0) return new Map()
  const silent: Host = { ...host, progress: () => undefined }
  const { value } = await makeRound(silent, site, {
    mode: 'check',
    plans: originals,
    unfilled: originals,
    before: 0,
    isWhole: false,
  })
  return new Map(value.pages.map((page) => [page.plan.page.route, page]))
}

/** Which pages are made together. */
function roundsOf(plans: readonly PagePlan[], mode: PageMode): readonly (readonly PagePlan[])[] {
  const showing = plans.filter((plan) => isFilled(plan, mode))
  const others = showing.length === 0 ? plans : plans.filter((plan) => !isFilled(plan, mode))
  const [first, further] = [others.filter(({ language }) => !language), others.filter(({ language }) => language)]
  const rounds = [first, further, showing].filter((round) => round.length > 0)
  return rounds.length === 0 ? [plans] : rounds
}

function isFilled({ shows }: PagePlan, mode: PageMode): boolean {
  return mode !== 'check' && shows !== undefined
}

function addedUp(left: Omit<MadePages, 'pages'>, right: MadePages): Omit<MadePages, 'pages'> {
  return {
    cached: left.cached + right.cached,
    runs: {
      compiled: left.runs.compiled + right.runs.compiled,
      linked: left.runs.linked + right.runs.linked,
      rendered: left.runs.rendered + right.runs.rendered,
    },
    ...((left.waits || right.waits) && { waits: true }),
  }
}

/** Pages that are made together. */
interface Round extends Making {
  readonly plans: readonly PagePlan[]
  /** The same, before they were filled with what other pages say. */
  readonly unfilled: readonly PagePlan[]
  /** Pages that earlier rounds made. */
  readonly before: number
  /** Their bodies can be read again from the cache. */
  readonly isWhole: boolean
}

/** Look up pages of a language with one and the same object: pages hold it. */
function lookups(host: Host, site: Site, present: Lookup['present']): (plan: PagePlan) => Lookup {
  const known = new Map<Site, Lookup>()
  return (plan) => {
    const part = partOf(site, plan)
    const lookup = known.get(part) ?? { host, site: part, present }
    known.set(part, lookup)
    return lookup
  }
}

async function makeRound(host: Host, site: Site, making: Round): Promise<Outcome<MadePages>> {
  const { plans, unfilled, before, isWhole, present: earlier = {} } = making
  const policy = policies[making.mode]
  const present = await policy.bring(host, plans, { lookupOf: lookups(host, site, earlier), present: earlier })
  const lookupOf = lookups(host, site, present)
  const diagnostics: Diagnostic[] = []
  const pages: (MadePage | undefined)[] = []
  /** What is known of the others: in a whole site only of those that threads are at work on. */
  const known = new Map<number, KnownPage>()
  const todo: number[] = []
  const changed = new Set<number>()
  const forgetful: Host = { ...host, cache: { ...host.cache, set: () => undefined } }
  const runs = { compiled: 0, linked: 0, rendered: 0 }

  function keep(index: number, page: KnownPage): void {
    const plan = at(unfilled, index)
    const { compiled, linked, rendered } = page
    if (!rendered) known.set(index, page)
    else {
      const summary = bodySummary(page, rendered)
      const isLight = isWhole && !changed.has(index) && LightPage.isKept(plan, linked, host.cache)
      pages[index] = isLight
        ? new LightPage(lookupOf(plan), { plan, summary, rendered })
        : { plan, compiled, linked, summary, rendered }
    }
  }

  function* jobs(): Generator<PageJob> {
    for (const index of todo) {
      const reading = {
        report: (found: Diagnostic) => void diagnostics.push(found),
        onChange: () => void changed.add(index),
      }
      const plan = at(plans, index)
      const lookup = lookupOf(plan)
      const found = known.get(index) ?? policy.known(plan, lookup)
      known.set(index, found)
      yield { ...pageJob(plan, policy.start(found), lookup, reading), index, mode: making.mode }
    }
  }

  for (const [index, plan] of plans.entries()) {
    const page = policy.known(plan, lookupOf(plan))
    if (page.rendered || page.layoutKey !== undefined) keep(index, page)
    else {
      todo.push(index)
      // What is known of a body is much: it is looked up again when its turn comes.
      if (!isWhole || !page.compiled) known.set(index, page)
    }
  }
  startThreads(host, site, making, todo)
  let done = before
  const [total, { step }] = [before + todo.length, policy]
  if (step === 'pages') host.progress({ step, done, total })
  await host.pages.run(jobs(), todo.length, ({ index, times, plugins, reads, ...fresh }) => {
    if (reads) host.bundler.noteReads(reads)
    const plan = at(plans, index)
    // Of a doc that was edited meanwhile the next run has to find out the same once more.
    const lookup = lookupOf(plan)
    const kept = changed.has(index) ? { ...lookup, host: forgetful } : lookup
    const page = policy.keep(plan, known.get(index) ?? {}, fresh, kept)
    known.delete(index)
    keep(index, page)
    if (fresh.compiled) runs.compiled++
    if (fresh.linked) runs.linked++
    if (fresh.rendered) runs.rendered++
    const profile = times && { route: plan.page.route, source: plan.source, times, plugins }
    host.progress({ step, done: ++done, total, ...(profile && { page: profile }) })
  })
  const factsOf = factsWithoutRendering(host, site)
  for (const [index, { compiled, linked, layoutKey }] of known) {
    const rendered = await factsOf(at(plans, index), { compiled, layoutKey })
    const summary = bodySummary({ compiled, linked }, rendered)
    pages[index] = { plan: at(unfilled, index), compiled, linked, summary, rendered }
  }
  const made = plans.map((_, index) => at(pages, index))
  diagnostics.push(...made.flatMap(pageDiagnostics))
  const waits = made.some(({ summary }) => summary.waits)
  return outcome({ pages: made, cached: plans.length - todo.length, runs, ...(waits && { waits }) }, diagnostics)
}

/** What a page offers that nobody rendered: the ids of its layout and of its body. Its links are those of its facts. */
function factsWithoutRendering(host: Host, site: Site) {
  const idsOf = new Map(Object.entries(contextsOf(site)).map(([code, context]) => [code, layoutIds(host, context)]))
  return async (plan: PagePlan, { compiled, layoutKey }: KnownPage): Promise<RenderedPageFacts> => {
    const idsAround = idsOf.get(plan.language ?? '')
    if (layoutKey === undefined || !idsAround) throw new Error('a page that is not rendered has a known layout')
    const { context } = partOf(site, plan)
    const layout = await idsAround(layoutKey, () => pageInputs(plan, { compiled }, context).page)
    const { page } = pageInputs(plan, { compiled }, context)
    const originals = page.content.type === 'doc' ? Object.values(page.content.originalIds ?? {}) : []
    const own = [...(compiled?.facts.ids ?? []), ...originals]
    const start = layout.before.length
    const ids = [...layout.before, ...own, ...layout.after]
    return { files: [], ids, own: [start, start + own.length], hrefs: [], isUnrendered: true, diagnostics: [] }
  }
}

function at<T>(list: readonly (T | undefined)[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error('every job has a plan and a page')
  return item
}

/** Everything that was found while a page was made, with the route on which it shows. */
export function pageDiagnostics({ plan, summary, rendered }: MadePage): Diagnostic[] {
  const { route } = plan.page
  const all = [...summary.diagnostics, ...rendered.diagnostics]
  return all.map((diagnostic) => ({ ...diagnostic, route: diagnostic.route ?? route }))
}
