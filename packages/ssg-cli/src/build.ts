import { emitSite } from './emit-site.ts'
import type { Host } from './host.ts'
import { inlineScripts } from './inline-scripts.ts'
import { loadConfig } from './load-config.ts'
import { makePages, type MadePages } from './make-pages.ts'
import type { Config } from './model/config.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import type { MadePage } from './page-jobs.ts'
import { prepareSite, type PreparedSite } from './prepare-site.ts'
import { readText, scanSite } from './scan-site.ts'
import { applyPolicy } from './diagnostics/policy.ts'
import { sortAndDedupe } from './diagnostics/collect.ts'
import { checkLinks } from './steps/5-link/check-links.ts'
import { checkRedirects } from './steps/5-link/check-redirects.ts'
import { targetCheck } from './steps/5-link/target-check.ts'
import { graphSite } from './steps/3-graph/graph-site.ts'
import { placeLinks } from './place-links.ts'

/** What a build is asked for. */
export interface BuildOptions {
  readonly baseUrl?: string
  readonly drafts: boolean
  readonly strict: boolean
}

/** How often each step ran, instead of finding its answer. */
export interface StepCounts {
  readonly compiled: number
  readonly linked: number
  readonly rendered: number
}

/** What a build did. */
export interface BuildResult {
  /** `invalid`: the config can't be used. `failed`: the content has errors, the old output stays. */
  readonly state: 'done' | 'failed' | 'invalid'
  readonly pages: number
  readonly versions: number
  readonly written: number
  readonly unchanged: number
  /** Pages that needed no work. */
  readonly cached: number
  /** Bytes of all files of the output. */
  readonly outputBytes: number
  readonly runs: StepCounts
  readonly diagnostics: readonly Diagnostic[]
}

const nothing = {
  pages: 0,
  versions: 0,
  written: 0,
  unchanged: 0,
  cached: 0,
  outputBytes: 0,
  runs: { compiled: 0, linked: 0, rendered: 0 },
}

/**
 * Build the site: config → scan → graph → (compile → link → render) a page → emit.
 *
 * Every step gives values and findings; nothing that an author wrote makes it throw. The output is
 * replaced at the very end, and only if there is no error.
 */
export async function build(host: Host, options: BuildOptions): Promise<BuildResult> {
  host.progress({ step: 'config' })
  const loaded = await loadConfig(host, options)
  const { config, source } = loaded.value
  if (!config) return { ...nothing, state: 'invalid', diagnostics: sortAndDedupe(loaded.diagnostics) }

  const present = host.output.open()
  host.progress({ step: 'scan' })
  const scanned = await scanSite(host, config, source)
  const graph = graphSite({ config, configSource: source, drafts: options.drafts, collections: scanned.value })
  const site = await prepareSite(host, { config, source, scanned: scanned.value, graph: graph.value, present })
  const found = placeLinks(
    host,
    [loaded, scanned, graph, site].flatMap(({ diagnostics }) => diagnostics),
  )
  if (!site.value) return { ...nothing, state: 'failed', ...verdict(found, config, options) }

  const made = await makePages(host, site.value)
  const links = checkTargets(config, { source, text: readText(host, source) }, site.value, made.value)
  const { diagnostics, ok } = verdict([...found, ...made.diagnostics, ...placeLinks(host, links)], config, options)
  const versions = graph.value.collections.reduce((sum, collection) => sum + collection.versions.length, 0)
  const { runs, pages, cached } = made.value
  const counts = { ...nothing, pages: pages.length, versions, runs, cached, diagnostics }
  if (!ok) {
    host.output.abort()
    host.cache.save()
    return { ...counts, state: diagnostics.some(({ code }) => code === 'invalid-config') ? 'invalid' : 'failed' }
  }

  host.progress({ step: 'emit' })
  const files = emitSite(host, site.value, made.value, await inlineScripts(host, site.value.context))
  const { written, unchanged } = await host.output.commit(files, config.baseUrl)
  host.cache.save()
  return { ...counts, state: 'done', written, unchanged, outputBytes: files.reduce((sum, { size }) => sum + size, 0) }
}

/** Check everything that leads somewhere, now that all pages and their ids are known. */
export function checkTargets(
  config: Config,
  file: { readonly source: string; readonly text: string },
  site: PreparedSite,
  made: MadePages,
): Diagnostic[] {
  const pages = made.pages.map(renderedFacts)
  const assets = [...site.moduleAssets, ...made.pages.flatMap(({ linked }) => linked?.assets ?? [])]
  const check = targetCheck({
    pages,
    table: site.context.table,
    assets: new Set(assets.map(({ output }) => config.baseUrl + output)),
  })
  const { redirects, baseUrl } = config
  return [
    ...checkLinks({ pages, layoutLinks: site.layoutLinks, check }),
    ...checkRedirects({ redirects, baseUrl, routes: pages.map(({ route }) => route), check, ...file }),
  ]
}

/** What of the findings is left to report, in their order, each once. */
export function verdict(
  found: readonly Diagnostic[],
  config: Pick<Config, 'diagnostics'>,
  { strict }: Pick<BuildOptions, 'strict'>,
): ReturnType<typeof applyPolicy> {
  return applyPolicy(sortAndDedupe(found), config.diagnostics, { strict })
}

/** True if the page shows less than its author wrote: nobody knows which ids it would have. */
function isBroken({ compiled, rendered }: MadePage): boolean {
  const codes: readonly Diagnostic['code'][] = [
    'markdown-syntax',
    'unknown-component',
    'render-error',
    'no-default-export',
  ]
  return [...(compiled?.diagnostics ?? []), ...rendered.diagnostics].some(
    ({ code, severity }) => severity === 'error' && codes.includes(code),
  )
}

function renderedFacts(page: MadePage) {
  return {
    route: page.plan.page.route,
    source: page.plan.source,
    links: page.compiled?.facts.links ?? [],
    resolved: page.linked?.urls ?? [],
    isBroken: isBroken(page),
    ids: page.rendered.ids,
    hrefs: page.rendered.hrefs,
    headings: page.compiled?.facts.headings,
  }
}
