import { sortAndDedupe } from './diagnostics/collect.ts'
import { applyPolicy, type Verdict } from './diagnostics/policy.ts'
import type { Host } from './host.ts'
import { keptPromises } from './kept-promises.ts'
import type { MadePages } from './make-pages.ts'
import type { Config } from './model/config.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import type { MadePage } from './page-jobs.ts'
import { placeLinks } from './place-links.ts'
import type { PreparedSite } from './prepare-site.ts'
import { readText } from './scan-site.ts'
import { checkLinks, type RenderedFacts } from './steps/5-link/check-links.ts'
import { checkRedirects } from './steps/5-link/check-redirects.ts'
import { targetCheck } from './steps/5-link/target-check.ts'

/** Check everything that leads somewhere, now that all pages and their ids are known. */
export async function checkTargets(
  host: Host,
  source: string,
  site: PreparedSite,
  made: MadePages,
): Promise<Diagnostic[]> {
  const { config, context, layoutLinks } = site
  const { redirects, baseUrl } = config
  const pages = made.pages.map(renderedFacts)
  const assets = made.pages.flatMap(({ linked }) => linked?.assets ?? [])
  const check = targetCheck({
    pages,
    table: context.table,
    assets: new Set(assets.map(({ output }) => baseUrl + output)),
  })
  const routes = pages.map(({ route }) => route)
  return placeLinks(host, [
    ...checkLinks({ pages, layoutLinks, check }),
    ...checkRedirects({ redirects, baseUrl, routes, check, source, text: readText(host, source) }),
    ...(await keptPromises(host, site, check)),
  ])
}

/** What is left to report of all findings, in the order in which it is reported. */
export function verdict(found: readonly Diagnostic[], config: Config, options: { readonly strict: boolean }): Verdict {
  return applyPolicy(sortAndDedupe(found), config.diagnostics, options)
}

function renderedFacts(page: MadePage): RenderedFacts {
  return {
    route: page.plan.page.route,
    source: page.plan.source,
    links: page.compiled?.facts.links ?? [],
    resolved: page.linked?.urls ?? [],
    ids: page.rendered.ids,
    hrefs: page.rendered.hrefs,
    headings: page.compiled?.facts.headings,
  }
}
