import { siteRoot } from '../text/urls/site-root.ts'
import { locateDiagnostics } from '../diagnostics/locate-diagnostics.ts'
import { docusaurusNames } from '../1-config/config-names.ts'
import { inDocusaurus } from '../diagnostics/docusaurus-hints.ts'
import { applyPolicy, levelsOf, sortAndDedupe, type Verdict } from '../diagnostics/policy.ts'
import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { MadePage, MadePages } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { partsOf } from '../text/part-of.ts'
import { textOf } from '../text/text-of.ts'
import { checkLinks, type RenderedFacts } from './check-links.ts'
import { checkPictures } from './check-pictures.ts'
import { checkRedirects } from './check-redirects.ts'
import { checkStylesheets } from './check-stylesheets.ts'
import { checkRouteLock } from './route-lock.ts'
import { targetCheck, type TargetCheck } from './target-check.ts'

/** Check everything that leads somewhere, now that all pages and their ids are known, and the URLs of `routes.lock`. */
export async function checkTargets(host: Host, site: Site, made: Pick<MadePages, 'pages'>): Promise<Diagnostic[]> {
  const targets = targetsOf(site, made)
  const ofLock = await checkRouteLock(host, site, targets.checkOf(site))
  return [...linkDiagnostics(host, site, targets), ...locateDiagnostics(host, ofLock)]
}

/** Check all links and redirects. */
export function checkAllLinks(host: Host, site: Site, made: Pick<MadePages, 'pages'>): Diagnostic[] {
  return linkDiagnostics(host, site, targetsOf(site, made))
}

/** The pages, and what says whether a URL leads to one of them. */
interface Targets {
  /** Those of a language. */
  readonly pagesOf: (part: Site) => readonly RenderedFacts[]
  /** As a language has its URLs; those of all others lead somewhere too. */
  readonly checkOf: (part: Site) => TargetCheck
}

function linkDiagnostics(host: Host, site: Site, { pagesOf, checkOf }: Targets): Diagnostic[] {
  const text = textOf(host, site.configSource) ?? ''
  const ofParts = partsOf(site).flatMap((part) => {
    const { layoutLinks, config, configSource: source } = part
    const { redirects, baseUrl, siteConfig } = config
    const yields = siteConfig !== undefined
    const [pages, check] = [pagesOf(part), checkOf(part)]
    const routes = pages.flatMap(({ route, markdownUrl = [] }) => [route].concat(markdownUrl))
    const diagnostics = [
      ...checkLinks({ pages, layoutLinks, check, baseUrl, yields }),
      ...checkPictures({ pages, layoutLinks, check, baseUrl, root: siteRoot(config), yields }),
      ...checkRedirects({ redirects, baseUrl, yields, routes, check, source, text }),
    ]
    return locateDiagnostics(host, diagnostics, baseUrl)
  })
  return [...ofParts, ...checkStylesheets(host, site, checkOf(site))]
}

function targetsOf(site: Site, made: Pick<MadePages, 'pages'>): Targets {
  const { config, moduleAssets } = site
  const facts = made.pages.map((page) => ({ ...renderedFacts(page), language: page.plan.language }))
  const files = [...moduleAssets, ...made.pages.flatMap(({ summary }) => summary.assets)]
  const assets = new Set(files.map(({ output }) => siteRoot(config) + output))
  const parts = partsOf(site)
  const isMade = (code: string) => parts.some((part) => part.config.locale.code === code)
  const unknown = config.languages?.all.flatMap(({ code, baseUrl }) => (isMade(code) ? [] : [baseUrl])) ?? []
  // A check knows what it was asked: links of the site and its lock ask the same one.
  const checks = new Map<Site, TargetCheck>()
  return {
    pagesOf: (part) => {
      const own = part === site ? undefined : part.config.locale.code
      return parts.length === 1 ? facts : facts.filter(({ language }) => language === own)
    },
    checkOf: (part) => {
      const others = parts.filter((other) => other !== part).map(({ context }) => context.table)
      const check =
        checks.get(part) ?? targetCheck({ pages: facts, table: part.context.table, others, unknown, assets })
      checks.set(part, check)
      return check
    },
  }
}

/** What decides about diagnostics of a site. */
interface JudgedSite {
  readonly config: Pick<Config, 'diagnostics'>
  /** The config file, relative to the site folder. */
  readonly configSource?: string
}

/** What is left to report of all diagnostics, in the order in which it is reported. */
export function verdict(
  diagnostics: readonly Diagnostic[],
  { config, configSource = '' }: JudgedSite,
  options: { readonly strict: boolean },
): Verdict {
  const { diagnostics: left, ok } = applyPolicy(sortAndDedupe(diagnostics), levelsOf(config), options)
  const isForeign = docusaurusNames.some((name) => name === configSource)
  return { diagnostics: isForeign ? left.map(inDocusaurus) : left, ok }
}

/** Diagnostics after which a page shows less than its author wrote: nobody knows which ids it would have. */
const breaking = new Set<Diagnostic['code']>([
  'markdown-syntax',
  'unknown-component',
  'render-error',
  'no-default-export',
])

function isBroken({ summary, rendered }: MadePage): boolean {
  return [...summary.diagnostics, ...rendered.diagnostics].some(
    ({ code, severity }) => severity === 'error' && breaking.has(code),
  )
}

function renderedFacts(page: MadePage): RenderedFacts & { readonly isBroken: boolean } {
  const { plan, summary, rendered } = page
  return {
    route: plan.page.route,
    markdownUrl: plan.page.content.type === 'doc' ? plan.page.content.markdownUrl : undefined,
    source: plan.source,
    written() {
      const { compiled, linked } = page
      const { links = [], headings, idPositions } = compiled?.facts ?? {}
      return { links, resolved: linked?.urls ?? [], headings, idPositions }
    },
    targets: summary.targets,
    isBroken: isBroken(page),
    ids: rendered.ids,
    hrefs: rendered.hrefs,
    isUnrendered: rendered.isUnrendered,
    linkUrls: rendered.linkUrls,
    pictures: rendered.pictures,
    makers: rendered.makers,
  }
}
