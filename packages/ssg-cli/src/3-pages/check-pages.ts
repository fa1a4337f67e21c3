import { layoutIds } from './layout-ids.ts'
import { knownLayout } from './layout-key.ts'
import type { Host } from '../host.ts'
import type { MadePages } from '../model/page-plan.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { pageFindings } from './page-findings.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { CompiledBody, PageJob, RenderedPageFacts, SiteContext } from '../model/page-job.ts'
import { filledPage, keepSeen, pageJob, plannedSeenKey, type KnownPage } from './page-jobs.ts'
import type { MadePage, PagePlan } from '../model/page-plan.ts'
import { assetFolders, linkBody } from './page-values.ts'
import type { PreparedSite } from '../model/prepared-site.ts'
import { assetCandidates } from './link/asset-candidates.ts'

/**
 * Find out what is wrong with each page without making it: bodies are compiled without colours, and only pages whose
 * ids nothing else can tell are rendered. What earlier builds and checks know is not asked again.
 */
export async function checkPages(host: Host, site: PreparedSite): Promise<Outcome<MadePages>> {
  const diagnostics: Diagnostic[] = []
  const { plans } = site
  const known = plans.map((plan) => knownOf(plan, host, site))
  const todo = known.flatMap(({ rendered, frame }, index) => (rendered || frame !== undefined ? [] : [index]))
  const runs = { compiled: 0, linked: 0, rendered: 0 }

  function* jobs(): Generator<PageJob> {
    for (const index of todo) {
      const before = known[index] ?? {}
      // A body of which only facts are known has no tree to render: it is compiled once more.
      const kept = before.compiled?.blob ? before : {}
      const job = pageJob(index, planAt(plans, index), kept, { host, ...site }, (diagnostic) =>
        diagnostics.push(diagnostic),
      )
      yield { ...job, isCheck: true }
    }
  }

  let done = 0
  await host.pages.run(jobs(), todo.length, (result) => {
    const plan = planAt(plans, result.index)
    const before = known[result.index] ?? {}
    const compiled = result.compiled ?? before.compiled
    const linked = result.linked ?? before.linked
    if (plan.doc && result.compiled) host.cache.set('facts', plan.doc.compileKey, result.compiled)
    if (result.linked && compiled) lookAtFiles(plan, compiled, host, site.context)
    if (result.rendered) keepSeen(plan, compiled, linked, result.rendered, { host, context: site.context })
    const frame = result.rendered
      ? undefined
      : knownLayout(filledPage(plan, compiled, site.context), compiled, site.config)
    known[result.index] = { compiled, linked, rendered: result.rendered, frame }
    if (result.compiled) runs.compiled++
    if (result.rendered) runs.rendered++
    host.progress({ step: 'check', done: ++done, total: todo.length })
  })

  const frames = layoutIds(host, site.context)
  const pages: MadePage[] = []
  for (const [index, found] of known.entries()) {
    const plan = planAt(plans, index)
    const { compiled, linked } = found
    const page = { plan, compiled, linked, rendered: found.rendered ?? (await plainFacts(plan, found, site, frames)) }
    pages.push(page)
    diagnostics.push(...pageFindings(page))
  }
  return outcome({ pages, cached: plans.length - todo.length, runs }, diagnostics)
}

interface KnownOfPage extends Omit<KnownPage, 'renderKey'> {
  /** Kind of the layout around its article, when its ids follow from the layout and its body. */
  readonly frame?: string | undefined
}

function knownOf(plan: PagePlan, host: Host, site: PreparedSite): KnownOfPage {
  const { context } = site
  const key = plan.doc?.compileKey
  const compiled =
    key === undefined
      ? undefined
      : (host.cache.get<CompiledBody>('compile', key) ?? host.cache.get<CompiledBody>('facts', key))
  if (plan.doc && !compiled) return {}
  const linked = plan.doc && compiled ? linkBody({ linkBase: plan.doc.linkBase }, compiled, context, site) : undefined
  const page = filledPage(plan, compiled, context)
  const frame = knownLayout(page, compiled, context.config)
  if (frame !== undefined) return { compiled, linked, frame }
  const rendered = host.cache.get<RenderedPageFacts>('seen', plannedSeenKey(plan, page, linked, context))
  return { compiled, linked, rendered }
}

/** A thread resolved the links: this one looks at the same files, so that whoever observes it knows of them. */
function lookAtFiles({ doc }: PagePlan, { facts }: CompiledBody, { files }: Host, context: SiteContext): void {
  if (!doc) return
  const folders = assetFolders(doc.linkBase, context)
  for (const path of facts.links.flatMap((link) => assetCandidates(link, folders)))
    if (files.stat(path)?.isFile) files.hash(path)
}

/** What a page offers that nobody rendered. The links of its article are those of its facts. */
async function plainFacts(
  plan: PagePlan,
  { compiled, frame: kind }: KnownOfPage,
  { context }: PreparedSite,
  frames: ReturnType<typeof layoutIds>,
): Promise<RenderedPageFacts> {
  if (kind === undefined) throw new Error('a page that is not rendered has a kind of frame')
  const frame = await frames(kind, () => filledPage(plan, compiled, context))
  const own = compiled?.facts.ids ?? []
  const start = frame.before.length
  const ids = [...frame.before, ...own, ...frame.after]
  return { files: [], ids, own: [start, start + own.length], hrefs: [], diagnostics: [] }
}

function planAt(plans: readonly PagePlan[], index: number): PagePlan {
  const plan = plans[index]
  if (!plan) throw new Error('every job has a plan')
  return plan
}
