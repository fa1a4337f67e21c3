import type { PagePlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'

/**
 * Join the sites of several languages to one: its pages are those of all, its own context is that of the first. One
 * language alone is the site.
 */
export function joinLanguages(sites: readonly Site[]): Site {
  const [first, ...further] = sites
  if (!first) throw new Error('a site has a language')
  if (further.length === 0) return first
  const parts = further.map((site) => inLanguage(site, site.config.locale.code))
  return {
    ...first,
    plans: [first, ...parts].flatMap(({ plans }) => plans),
    translations: Object.fromEntries(parts.map((part) => [part.config.locale.code, part])),
  }
}

function inLanguage(site: Site, language: string): Site {
  return { ...site, plans: site.plans.map((plan): PagePlan => ({ ...plan, language })) }
}
