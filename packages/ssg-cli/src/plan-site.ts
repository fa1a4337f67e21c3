import type { BuildOptions } from './model/build.ts'
import { compileOptions } from './3-pages/compile/compile-options.ts'
import { sortAndDedupe } from './diagnostics/collect.ts'
import type { Host } from './host.ts'
import { loadConfig } from './1-config/load-config.ts'
import type { Config } from './model/config.ts'
import type { Diagnostic } from './model/diagnostic.ts'
import { locateFindings } from './diagnostics/locate-findings.ts'
import { prepareSite } from './2-sources/prepare-site.ts'
import type { PreparedSite } from './model/prepared-site.ts'
import { scanSite } from './2-sources/docs/scan-site.ts'
import { verdict } from './check/site-verdict.ts'
import { graphSite } from './2-sources/docs/graph/graph-site.ts'

/** A site of which every page is planned, or what stands in the way. */
export type PlannedSite =
  | { readonly state: 'invalid' | 'failed'; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly state: 'planned'
      readonly config: Config
      /** The config file. */
      readonly source: string
      readonly site: PreparedSite
      /** What was found so far. */
      readonly diagnostics: readonly Diagnostic[]
    }

/** The first steps of a build and of a check: config → scan → graph, and what is needed to make pages. */
export async function planSite(host: Host, asked: BuildOptions, purpose: 'build' | 'check'): Promise<PlannedSite> {
  host.progress({ step: 'config' })
  const loaded = await loadConfig(host, asked)
  const { config, source } = loaded.value
  if (!config) return { state: 'invalid', diagnostics: sortAndDedupe(loaded.diagnostics) }

  const present = purpose === 'build' ? host.output.open() : {}
  host.progress({ step: 'scan' })
  const options = compileOptions(config, purpose)
  let bodies = 0
  // Threads start up while heads are read: of a doc with a new head the body has to be compiled.
  const scanned = await scanSite(host, config, source, () => host.pages.start(options, ++bodies))
  const graph = graphSite({ config, configSource: source, drafts: asked.drafts, collections: scanned.value })
  const site = await prepareSite(host, {
    config,
    source,
    scanned: scanned.value,
    graph: graph.value,
    present,
    purpose,
  })
  const diagnostics = locateFindings(
    host,
    [loaded, scanned, graph, site].flatMap((step) => step.diagnostics),
  )
  if (!site.value) return { state: 'failed', diagnostics: verdict(diagnostics, config, asked).diagnostics }
  return { state: 'planned', config, source, site: site.value, diagnostics }
}
