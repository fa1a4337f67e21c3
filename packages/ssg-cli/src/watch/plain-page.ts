import { knownPage, pageJob } from '../3-pages/page-jobs.ts'
import type { PagePlan } from '../model/page-plan.ts'
import type { PreparedSite } from '../model/prepared-site.ts'
import type { WatchHost } from './watch-host.ts'

/**
 * Make a page whose code has no colours yet: the grammars of its languages take longer to compile than all else that
 * stands before the first page. The files lie in the output until the page itself is made; nothing else is kept of it.
 *
 * False when that would save nothing, because the body is known or there is none.
 */
export async function plainPage(host: WatchHost, site: PreparedSite, plan: PagePlan): Promise<boolean> {
  const lookup = { host, ...site, present: {} }
  const known = knownPage(plan, lookup)
  if (!plan.doc || known.compiled) return false
  // What is wrong with the page is told when the page itself is made.
  const job = pageJob(0, plan, known, lookup, () => undefined)
  await host.pages.run([{ ...job, isPlain: true }], 1, () => undefined)
  return true
}
