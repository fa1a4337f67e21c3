import { applyPolicy, sortAndDedupe, type Verdict } from '../diagnostics/policy.ts'
import type { Host } from '../host.ts'
import { routeLockFindings } from './route-lock.ts'
import type { MadePages } from '../model/page-plan.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { MadePage } from '../model/page-plan.ts'
import { locateDiagnostics } from '../diagnostics/locate-findings.ts'
import type { Site } from '../model/planned-site.ts'
import { checkLinks, type RenderedFacts } from './check-links.ts'
import { checkRedirects } from './check-redirects.ts'
import { targetCheck, type TargetCheck } from './target-check.ts'
import { textOf } from '../text/text-of.ts'

/** Check everything that leads somewhere, now that all pages and their ids are known, and what readers were promised. */
export async function checkTargets(host: Host, site: Site, made: Pick<MadePages, 'pages'>): Promise<Diagnostic[]> {
  const check = targetsOf(site, made)
  return [
    ...checkAllLinks(host, site, made, check),
    ...locateDiagnostics(host, await routeLockFindings(host, site, check)),
  ]
}

/** Check all links and redirects. */
export function checkAllLinks(
  host: Host,
  site: Site,
  made: Pick<MadePages, 'pages'>,
  check = targetsOf(site, made),
): Diagnostic[] {
  const { config, configSource: source, layoutLinks } = site
  const { redirects, baseUrl } = config
  const pages = made.pages.map(renderedFacts)
  const routes = pages.map(({ route }) => route)
  return locateDiagnostics(
    host,
    [
      ...checkLinks({ pages, layoutLinks, check, baseUrl }),
      ...checkRedirects({ redirects, baseUrl, routes, check, source, text: textOf(host, source) ?? '' }),
    ],
    baseUrl,
  )
}

function targetsOf({ config, context, moduleAssets }: Site, made: Pick<MadePages, 'pages'>): TargetCheck {
  const assets = [...moduleAssets, ...made.pages.flatMap(({ linked }) => linked?.assets ?? [])]
  return targetCheck({
    pages: made.pages.map(renderedFacts),
    table: context.table,
    assets: new Set(assets.map(({ output }) => config.baseUrl + output)),
  })
}

/** What is left to report of all findings, in the order in which it is reported. */
export function verdict(
  diagnostics: readonly Diagnostic[],
  config: Pick<Config, 'diagnostics'>,
  options: { readonly strict: boolean },
): Verdict {
  return applyPolicy(sortAndDedupe(diagnostics), config.diagnostics, options)
}

/** Findings after which a page shows less than its author wrote: nobody knows which ids it would have. */
const breaking = new Set<Diagnostic['code']>([
  'markdown-syntax',
  'unknown-component',
  'render-error',
  'no-default-export',
])

function isBroken({ compiled, rendered }: MadePage): boolean {
  return [...(compiled?.diagnostics ?? []), ...rendered.diagnostics].some(
    ({ code, severity }) => severity === 'error' && breaking.has(code),
  )
}

function renderedFacts(page: MadePage): RenderedFacts & { readonly isBroken: boolean } {
  return {
    route: page.plan.page.route,
    source: page.plan.source,
    links: page.compiled?.facts.links ?? [],
    resolved: page.linked?.urls ?? [],
    isBroken: isBroken(page),
    ids: page.rendered.ids,
    hrefs: page.rendered.hrefs,
    makers: page.rendered.makers,
    headings: page.compiled?.facts.headings,
    idPositions: page.compiled?.facts.idPositions,
  }
}
