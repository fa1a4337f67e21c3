import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { PageJob, PageMode, RenderedPageFacts } from '../model/page-job.ts'
import type { MadePage, MadePages, PagePlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { keepBody, keepPage, keepSeen, knownFacts, knownPage, type KnownPage, type Lookup } from './known-page.ts'
import { knownLayout } from './layout-key.ts'
import { layoutIds } from './layout-ids.ts'
import { assetCandidates } from './link/asset-candidates.ts'
import { assetFolders } from './link/link-body.ts'
import { pageInputs } from './page-inputs.ts'
import { contextsOf, partOf } from '../text/part-of.ts'
import { pageJob } from './page-job.ts'
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
  const rounds = roundsOf(plans, making.mode)
  const made = new Map(shown.map((page) => [page.plan.page.route, page]))
  const diagnostics: Diagnostic[] = []
  let all: Omit<MadePages, 'pages'> = { cached: 0, runs: { compiled: 0, linked: 0, rendered: 0 } }
  let before = 0
  for (const [index, round] of rounds.entries()) {
    // Whoever makes pages forgets the site when all are made.
    if (index > 0) host.pages.site(contextsOf(site))
    const filled = round.map((given) => {
      const plan = index > 0 ? withTrace(given, host, partOf(site, given)) : given
      const outlined = plan.translates === undefined ? plan : withOutline(plan, made)
      return isFilled(plan, making.mode) ? withBeginnings(outlined, made, host.cache) : outlined
    })
    const { value, diagnostics: found } = await makeRound(host, site, { ...making, plans: filled, before })
    before += filled.length - value.cached
    for (const [place, plan] of round.entries()) {
      const page = value.pages[place]
      if (page) made.set(plan.page.route, { ...page, plan })
    }
    all = addedUp(all, value)
    diagnostics.push(...found)
  }
  return outcome({ ...all, pages: plans.flatMap(({ page }) => made.get(page.route) ?? []) }, diagnostics)
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

async function makeRound(
  host: Host,
  site: Site,
  making: Making & {
    readonly plans: readonly PagePlan[]
    /** Pages that earlier rounds made. */
    readonly before: number
  },
): Promise<Outcome<MadePages>> {
  const { plans, before, present = {} } = making
  const policy = policies[making.mode]
  const lookupOf = (plan: PagePlan): Lookup => ({ host, site: partOf(site, plan), present })
  const diagnostics: Diagnostic[] = []
  const known = plans.map((plan) => policy.known(plan, lookupOf(plan)))
  const todo = known.flatMap(({ rendered, layoutKey }, index) => (rendered || layoutKey !== undefined ? [] : [index]))
  const changed = new Set<number>()
  const forgetful: Host = { ...host, cache: { ...host.cache, set: () => undefined } }
  const runs = { compiled: 0, linked: 0, rendered: 0 }

  function* jobs(): Generator<PageJob> {
    for (const index of todo) {
      const reading = {
        report: (found: Diagnostic) => void diagnostics.push(found),
        onChange: () => void changed.add(index),
      }
      const plan = at(plans, index)
      const job = pageJob(plan, policy.start(at(known, index)), lookupOf(plan), reading)
      yield { ...job, index, mode: making.mode }
    }
  }

  let done = before
  const total = before + todo.length
  const { step } = policy
  if (step === 'pages') host.progress({ step, done, total })
  await host.pages.run(jobs(), todo.length, ({ index, times, plugins, ...fresh }) => {
    const plan = at(plans, index)
    // Of a doc that was edited meanwhile the next run has to find out the same once more.
    const lookup = lookupOf(plan)
    const kept = changed.has(index) ? { ...lookup, host: forgetful } : lookup
    known[index] = policy.keep(plan, at(known, index), fresh, kept)
    if (fresh.compiled) runs.compiled++
    if (fresh.linked) runs.linked++
    if (fresh.rendered) runs.rendered++
    const page = times && { route: plan.page.route, source: plan.source, times, plugins }
    host.progress({ step, done: ++done, total, ...(page && { page }) })
  })
  const factsOf = factsWithoutRendering(host, site)
  const pages: MadePage[] = []
  for (const [index, { compiled, linked, rendered, layoutKey }] of known.entries()) {
    const plan = at(plans, index)
    const page = {
      plan,
      compiled,
      linked,
      rendered: rendered ?? (await factsOf(plan, { compiled, linked, layoutKey })),
    }
    pages.push(page)
    diagnostics.push(...pageDiagnostics(page))
  }
  const waits = pages.some(({ compiled }) => compiled?.trace?.waits)
  return outcome({ pages, cached: plans.length - todo.length, runs, ...(waits && { waits }) }, diagnostics)
}

/** How a mode looks up what is known, and what it does with what a thread found out. */
interface Policy {
  /** Under this name progress is told. */
  readonly step: 'pages' | 'check'
  known(plan: PagePlan, lookup: Lookup): KnownPage
  /** What of it a thread can go on from. */
  start(known: KnownPage): KnownPage
  /** Keep it for later runs. Gives all that is known now. */
  keep(plan: PagePlan, known: KnownPage, fresh: KnownPage, lookup: Lookup): KnownPage
}

const building: Policy = {
  step: 'pages',
  known: knownPage,
  start: (known) => known,
  keep(plan, known, fresh, lookup) {
    keepPage(plan, known, fresh, lookup)
    return { ...known, ...fresh }
  },
}

const checking: Policy = {
  step: 'check',
  known: knownFacts,
  // A body of which only facts are known has no tree to render: it is compiled once more.
  start: (known) => (known.compiled?.blob ? known : {}),
  keep(plan, known, fresh, lookup) {
    const { site } = lookup
    const now = { ...known, ...fresh }
    if (plan.body && fresh.compiled) keepBody('facts', plan.body, fresh.compiled, lookup)
    if (fresh.linked) lookAtFiles(plan, now, lookup)
    if (now.rendered) {
      if (fresh.renderKey !== undefined) keepSeen(plan, now, lookup)
      return now
    }
    const { page } = pageInputs(plan, now, site.context)
    return { ...now, layoutKey: knownLayout(page, now.compiled, site.config) }
  },
}

const policies: Readonly<Record<PageMode, Policy>> = {
  build: building,
  check: checking,
  first: { ...building, keep: (_, known, fresh) => ({ ...known, ...fresh }) },
}

/** A thread resolved the links: this one looks at the same files, so that whoever observes it knows of them. */
function lookAtFiles({ body }: PagePlan, { compiled }: KnownPage, { host, site }: Lookup): void {
  if (!body || !compiled) return
  const folders = assetFolders(body.linkBase, site.context)
  for (const path of compiled.facts.links.flatMap((link) => assetCandidates(link, folders)))
    if (host.files.stat(path)?.isFile) host.files.hash(path)
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
    return { files: [], ids, own: [start, start + own.length], hrefs: [], diagnostics: [] }
  }
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error('every job has a plan')
  return item
}

/** Everything that was found while a page was made, with the route on which it shows. */
export function pageDiagnostics({ plan, compiled, linked, rendered }: MadePage): Diagnostic[] {
  const { route } = plan.page
  const all = [...(compiled?.diagnostics ?? []), ...(linked?.diagnostics ?? []), ...rendered.diagnostics]
  return all.map((diagnostic) => ({ ...diagnostic, route: diagnostic.route ?? route }))
}
