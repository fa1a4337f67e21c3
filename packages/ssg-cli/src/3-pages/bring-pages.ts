import type { Host } from '../host.ts'
import type { PagePlan } from '../model/page-plan.ts'
import { knownPage, renderingKey, type Lookup } from './known-page.ts'

/**
 * Bring what other machines found out about pages: their bodies first, because the key of a rendering counts them, then what
 * was rendered. Gives the hashes of the files that the output has then.
 */
export async function bringPages(
  host: Host,
  plans: readonly PagePlan[],
  { lookupOf, present }: { readonly lookupOf: (plan: PagePlan) => Lookup; readonly present: Lookup['present'] },
): Promise<Lookup['present']> {
  if (!host.shared.isOpen) return present
  await bringBodies(host, plans)
  const keys = new Set<string>()
  for (const plan of plans) {
    const key = missingRendering(plan, lookupOf(plan))
    if (key !== undefined) keys.add(key)
  }
  return { ...present, ...(await host.shared.bring('render', [...keys])) }
}

/** Bring the compiled bodies of pages. */
export async function bringBodies(
  { shared, cache }: Pick<Host, 'shared' | 'cache'>,
  plans: readonly PagePlan[],
): Promise<void> {
  const keys = plans.flatMap(({ body }) => (body && !body.isFresh ? [body.compileKey] : []))
  await shared.bring(
    'compile',
    [...new Set(keys)].filter((key) => !cache.has('compile', key)),
  )
}

function missingRendering(plan: PagePlan, lookup: Lookup): string | undefined {
  const known = knownPage(plan, lookup)
  const isUnknown = known.rendered !== undefined || (plan.body && !known.compiled)
  return isUnknown ? undefined : renderingKey(plan, known, lookup.site)
}
