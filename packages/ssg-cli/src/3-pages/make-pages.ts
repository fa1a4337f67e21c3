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
import { pageJob } from './page-job.ts'
import { withBeginnings } from './with-beginnings.ts'

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
 * Pages that show the beginnings of others come after these. A check needs no beginnings: nothing in them is anew.
 */
export async function makePages(host: Host, site: Site, making: Making): Promise<Outcome<MadePages>> {
  const { plans = site.plans, shown } = making
  if (making.mode === 'check' || plans.every(({ shows }) => !shows)) return makeRound(host, site, { ...making, plans })
  const first = await makeRound(host, site, { ...making, plans: plans.filter(({ shows }) => !shows) })
  const byRoute = new Map([...(shown ?? []), ...first.value.pages].map((page) => [page.plan.page.route, page]))
  const showing = plans.filter(({ shows }) => shows)
  const filled = showing.map((plan) => withBeginnings(plan, byRoute, host.cache))
  // Whoever makes pages forgets the site when all are made.
  host.pages.site(site.context)
  const second = await makeRound(host, site, { ...making, plans: filled })
  const ofPlan = new Map(first.value.pages.map((page) => [page.plan, page]))
  for (const [index, plan] of showing.entries()) ofPlan.set(plan, { ...at(second.value.pages, index), plan })
  const [left, right] = [first.value.runs, second.value.runs]
  return outcome(
    {
      pages: plans.flatMap((plan) => ofPlan.get(plan) ?? []),
      cached: first.value.cached + second.value.cached,
      runs: {
        compiled: left.compiled + right.compiled,
        linked: left.linked + right.linked,
        rendered: left.rendered + right.rendered,
      },
    },
    [...first.diagnostics, ...second.diagnostics],
  )
}

async function makeRound(
  host: Host,
  site: Site,
  making: Making & { readonly plans: readonly PagePlan[] },
): Promise<Outcome<MadePages>> {
  const { plans, present = {} } = making
  const policy = policies[making.mode]
  const lookup: Lookup = { host, site, present }
  const diagnostics: Diagnostic[] = []
  const known = plans.map((plan) => policy.known(plan, lookup))
  const todo = known.flatMap(({ rendered, layoutKey }, index) => (rendered || layoutKey !== undefined ? [] : [index]))
  const changed = new Set<number>()
  const forgetful: Lookup = { ...lookup, host: { ...host, cache: { ...host.cache, set: () => undefined } } }
  const runs = { compiled: 0, linked: 0, rendered: 0 }

  function* jobs(): Generator<PageJob> {
    for (const index of todo) {
      const reading = {
        report: (found: Diagnostic) => void diagnostics.push(found),
        onChange: () => void changed.add(index),
      }
      const job = pageJob(at(plans, index), policy.start(at(known, index)), lookup, reading)
      yield { ...job, index, mode: making.mode }
    }
  }

  let done = 0
  const { step } = policy
  if (step === 'pages') host.progress({ step, done, total: todo.length })
  await host.pages.run(jobs(), todo.length, ({ index, times, plugins, ...fresh }) => {
    const plan = at(plans, index)
    // Of a doc that was edited meanwhile the next run has to find out the same once more.
    known[index] = policy.keep(plan, at(known, index), fresh, changed.has(index) ? forgetful : lookup)
    if (fresh.compiled) runs.compiled++
    if (fresh.linked) runs.linked++
    if (fresh.rendered) runs.rendered++
    const page = times && { route: plan.page.route, source: plan.source, times, plugins }
    host.progress({ step, done: ++done, total: todo.length, ...(page && { page }) })
  })
  const factsOf = factsWithoutRendering(lookup)
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
function factsWithoutRendering({ host, site }: Lookup) {
  const idsOf = layoutIds(host, site.context)
  return async (plan: PagePlan, { compiled, layoutKey }: KnownPage): Promise<RenderedPageFacts> => {
    if (layoutKey === undefined) throw new Error('a page that is not rendered has a known layout')
    const layout = await idsOf(layoutKey, () => pageInputs(plan, { compiled }, site.context).page)
    const own = compiled?.facts.ids ?? []
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
