import { planSite, type PlannedSite, type PlanRequest } from './2-sources/plan-site.ts'
import { makePages } from './3-pages/make-pages.ts'
import { presentWith } from './3-pages/present-with.ts'
import type { Host } from './host.ts'
import type { Outcome } from './model/outcome.ts'
import type { MadePages } from './model/page-plan.ts'

/** A site with its pages. */
export interface MadeSite {
  readonly planned: Outcome<PlannedSite | undefined>
  /** Undefined when not even the theme can be bundled. */
  readonly made?: Outcome<MadePages>
}

/** A plugin that adds other imports each time would never come to an end. */
const mostRounds = 3

/**
 * Plan a site and make its pages. When plugins add imports that no head shows, it is done once more with these: the pages
 * that need no other layout for that are known by then. Later builds remember which imports these are.
 *
 * @param present hashes of the files in the present output
 */
export async function makeSite(
  host: Host,
  request: PlanRequest,
  present: Readonly<Record<string, string>> = {},
  { before, round }: { readonly before?: PlannedSite; readonly round: number } = { round: 1 },
): Promise<MadeSite> {
  const planned = await planSite(host, request, before)
  if (!planned.value) return { planned }
  // Everything is bundled: what the bundler holds is memory for pages.
  if (request.purpose === 'build') await host.bundler.close()
  const made = await makePages(host, planned.value.site, { mode: request.purpose, present })
  if (!made.value.waits || round === mostRounds) return { planned, made }
  const written = presentWith(present, made.value.pages)
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
