import { pageOfOtherLanguage } from '../diagnostics/catalogue.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { Site } from '../model/planned-site.ts'
import { routeKey } from '../text/urls/route-key.ts'

/**
 * The sites of several languages without pages that lie where another language has one: `docs/de/index.md` is at `/de/`, which is
 * the home of German. The language that has the base URL keeps its page.
 */
export function languagesApart(sites: readonly Site[]): Outcome<readonly Site[]> {
  const owners = new Map<string, Site>()
  for (const site of longestFirst(sites))
    for (const { page } of site.plans) if (!owners.has(keyOf(page))) owners.set(keyOf(page), site)
  const diagnostics: Diagnostic[] = []
  const apart = sites.map((site) => {
    const lost = site.plans.filter(({ page }) => owners.get(keyOf(page)) !== site)
    if (lost.length === 0) return site
    for (const { page, source } of lost) {
      const { config } = owners.get(keyOf(page)) ?? site
      const { route } = page
      diagnostics.push(
        pageOfOtherLanguage({ file: source, route, language: config.locale.code, baseUrl: config.baseUrl }),
      )
    }
    return { ...site, plans: site.plans.filter((plan) => !lost.includes(plan)) }
  })
  return outcome(apart, diagnostics)
}

function longestFirst(sites: readonly Site[]): readonly Site[] {
  return [...sites].sort((left, right) => right.config.baseUrl.length - left.config.baseUrl.length)
}

// Folders of some systems know no case.
function keyOf({ route }: { readonly route: string }): string {
  return routeKey(route).toLowerCase()
}
