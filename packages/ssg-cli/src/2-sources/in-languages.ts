import type { Languages } from '../model/languages.ts'
import type { Page } from '../model/page.ts'
import type { PageLanguageLink } from '../model/page-language-link.ts'
import type { PagePlan } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { isTranslation } from './translated-files.ts'
import { belowBase } from '../text/urls/base-url.ts'

/**
 * Tell each page where it is in the other languages. A doc is the same by its file, which a translation may place
 * elsewhere; any other page by its URL.
 */
export function inLanguages(sites: readonly Site[]): readonly Site[] {
  const [first] = sites
  const languages = first?.config.languages
  if (!first || !languages) return sites
  const isWritten = first.config.locale.code === languages.default
  const originals = new Map(isWritten ? first.plans.map((plan) => [nameOf(plan, first), plan]) : [])
  const byLanguage = new Map(sites.map((site) => [site.config.locale.code, pagesOf(site)]))
  return sites.map((site) => ({
    ...site,
    plans: site.plans.map((plan): PagePlan => {
      if (plan.page.content.type === 'not-found') return plan
      const page = { ...plan.page, languages: linksOf(plan, site, { languages, byLanguage }) }
      const isOwn = plan.source !== undefined && isTranslation(plan.source, site.config)
      const original = isOwn && site !== first ? originals.get(nameOf(plan, site)) : undefined
      return {
        ...plan,
        page,
        ...(original?.body && { translates: { route: original.page.route, key: original.body.compileKey } }),
      }
    }),
  }))
}

interface Known {
  readonly languages: Languages
  /** Code of a language → what names a page → the page. */
  readonly byLanguage: ReadonlyMap<string, ReadonlyMap<string, Page>>
}

function linksOf(plan: PagePlan, site: Site, { languages, byLanguage }: Known): NonNullable<Page['languages']> {
  const name = nameOf(plan, site)
  return languages.all.flatMap(({ code }): readonly PageLanguageLink[] => {
    const pages = byLanguage.get(code)
    // A language that is not built now has the pages that it had.
    if (!pages) return []
    const page = pages.get(name)
    return [{ code, ...(page && { href: page.route }), ...(page && isFallback(page) && { isFallback: true }) }]
  })
}

function pagesOf(site: Site): ReadonlyMap<string, Page> {
  return new Map(site.plans.map((plan) => [nameOf(plan, site), plan.page]))
}

function isFallback({ content }: Page): boolean {
  return 'untranslated' in content && content.untranslated !== undefined
}

/** What a page is called in all languages. */
function nameOf({ body, page }: PagePlan, { config }: Site): string {
  if (!body) return belowBase(page.route, config.baseUrl) ?? page.route
  const { collection, version, file } = body.linkBase
  return `${collection}/${version}/${file}`
}
