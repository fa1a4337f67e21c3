import { planSite, type PlannedSite, type PlanRequest } from './2-sources/plan-site.ts'
import { bringTraces } from './3-pages/bring-traces.ts'
import { makePages } from './3-pages/make-pages.ts'
import { presentWith } from './3-pages/present-with.ts'
import { shardOf } from './3-pages/shard-of.ts'
import type { Host } from './host.ts'
import type { Outcome } from './model/outcome.ts'
import type { MadePages } from './model/page-plan.ts'
import type { Shard } from './model/build.ts'

/** A site with its pages. */
export interface MadeSite {
  readonly planned: Outcome<PlannedSite | undefined>
  /** Undefined when not even the theme can be bundled. */
  readonly made?: Outcome<MadePages>
}

/** What of a site is made. */
export interface SiteMaking {
  /** Hashes of the files in the present output. */
  readonly present?: Readonly<Record<string, string>>
  /** All pages without. */
  readonly shard?: Shard
}

/** A plugin that adds other imports each time would never come to an end. */
const mostRounds = 3

/**
 * Plan a site and make its pages. When plugins add imports that no head shows, it is done once more with these: the pages
 * that need no other layout for that are known by then. Later builds remember which imports these are.
 */
export async function makeSite(
  host: Host,
  request: PlanRequest,
  making: SiteMaking = {},
  { before, round }: { readonly before?: PlannedSite; readonly round: number } = { round: 1 },
): Promise<MadeSite> {
  const planned = await planSite(host, request, before)
  if (!planned.value) return { planned }
  if (round === 1 && (await bringTraces(host, planned.value.site)))
    return makeSite(host, request, making, { before: planned.value, round: round + 1 })
  // Everything is bundled: what the bundler holds is memory for pages.
  if (request.purpose === 'build') await host.bundler.close()
  const { present = {}, shard } = making
  const { site } = planned.value
  const plans = shard && shardOf(site.plans, shard)
  const made = await makePages(host, site, { mode: request.purpose, present, ...(plans && { plans }) })
  if (!made.value.waits || round === mostRounds) return { planned, made }
  const written = { ...making, present: presentWith(present, made.value.pages) }
  const again = await makeSite(host, request, written, { before: planned.value, round: round + 1 })
  return again.made ? { ...again, made: { ...again.made, value: withRuns(again.made.value, made.value) } } : again
}

/** The pages of the last round, and what all rounds took. */
function withRuns(last: MadePages, { cached, runs }: MadePages): MadePages {
  const { compiled, linked, rendered } = last.runs
  return {
    ...last,
    cached,
    runs: {
      compiled: runs.compiled + compiled,
      linked: runs.linked + linked,
      rendered: runs.rendered + rendered,
    },
  }
}
