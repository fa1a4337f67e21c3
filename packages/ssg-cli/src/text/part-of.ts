import type { SiteContext, SiteContexts } from '../model/page-job.ts'
import type { PagePlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'

/** The site as the language of a page has it. */
export function partOf(site: Site, { language }: Pick<PagePlan, 'language'>): Site {
  return (language === undefined ? undefined : site.translations?.[language]) ?? site
}

/** A site of each language, the one that it is written in first. */
export function partsOf(site: Site): readonly Site[] {
  return [site, ...Object.values(site.translations ?? {})]
}

/** What threads need to make pages of all languages. */
export function contextsOf({ context, translations = {} }: Site): SiteContexts {
  const further = Object.entries(translations).map(([language, part]) => [language, part.context] as const)
  return { '': context, ...Object.fromEntries(further) }
}

/** The context of a page. */
export function contextOf(contexts: SiteContexts, { language = '' }: Pick<PagePlan, 'language'>): SiteContext {
  const context = contexts[language] ?? contexts['']
  if (!context) throw new Error('a site has a context')
  return context
}
