import type { MadePages } from '../model/page-plan.ts'
import type { Host } from '../host.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { pageFindings } from './page-findings.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { PageJob, PageResult } from '../model/page-job.ts'
import { knownPage, pageJob, remember, type KnownPage, type Lookup } from './page-jobs.ts'
import type { MadePage } from '../model/page-plan.ts'
import type { PreparedSite } from '../model/prepared-site.ts'

/** Compile, link and render what is not known yet. */
export async function makePages(host: Host, site: PreparedSite): Promise<Outcome<MadePages>> {
  const diagnostics: Diagnostic[] = []
  const lookup: Lookup = { host, ...site }
  const known = site.plans.map((plan) => knownPage(plan, lookup))
  const made: MadePage[] = []
  const todo = known.flatMap(({ rendered }, index) => (rendered ? [] : [index]))
  const runs = { compiled: 0, linked: 0, rendered: 0 }

  function* jobs(): Generator<PageJob> {
    for (const index of todo)
      yield pageJob(index, planOf(site, index), known[index] ?? {}, lookup, (diagnostic) =>
        diagnostics.push(diagnostic),
      )
  }

  let done = 0
  host.progress({ step: 'pages', done, total: todo.length })
  await host.pages.run(jobs(), todo.length, (result) => {
    const before = known[result.index] ?? {}
    const plan = planOf(site, result.index)
    remember(plan, result, before, lookup)
    made[result.index] = madePage(plan, before, result)
    if (result.compiled) runs.compiled++
    if (result.linked) runs.linked++
    if (result.rendered) runs.rendered++
    const { times } = result
    const page = times && { route: plan.page.route, source: plan.source, times }
    host.progress({ step: 'pages', done: ++done, total: todo.length, page })
  })
  for (const [index, page] of known.entries())
    if (page.rendered) made[index] = madePage(planOf(site, index), page, undefined)
  for (const page of made) diagnostics.push(...pageFindings(page))
  return outcome({ pages: made, cached: site.plans.length - todo.length, runs }, diagnostics)
}

function planOf(site: PreparedSite, index: number) {
  const plan = site.plans[index]
  if (!plan) throw new Error('every job has a plan')
  return plan
}

function madePage(plan: MadePage['plan'], known: KnownPage, result: PageResult | undefined): MadePage {
  const rendered = result?.rendered ?? known.rendered
  if (!rendered) throw new Error('every page is rendered or known')
  return { plan, compiled: result?.compiled ?? known.compiled, linked: result?.linked ?? known.linked, rendered }
}
