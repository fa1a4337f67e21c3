import type { Host } from '../host.ts'
import type { PagePlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'

/**
 * Bring what plugins did to bodies on other machines: it says under which keys these are kept. True when something came, and
 * the site is to be planned anew.
 */
export async function bringTraces(
  { shared, cache }: Pick<Host, 'shared' | 'cache'>,
  { config, plans }: Site,
): Promise<boolean> {
  if (!shared.isOpen || !config.plugins?.some(({ pages }) => pages)) return false
  const isAsked = ({ body }: PagePlan) =>
    body && body.compileKey === body.baseKey && !cache.has('compile', body.baseKey)
  const keys = new Set(plans.filter(isAsked).flatMap(({ body }) => body?.baseKey ?? []))
  const asked = [...keys].filter((key) => !cache.has('trace', key))
  await shared.bring('trace', asked)
  return asked.some((key) => cache.has('trace', key))
}
