import type { BuildOptions } from '../model/build.ts'
import type { Host } from '../host.ts'
import { loadConfig } from '../1-config/load-config.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { SiteGraph } from '../model/site.ts'
import { prepareSite } from '../2-sources/prepare-site.ts'
import type { PreparedSite } from '../model/prepared-site.ts'
import { scanSite, type ScannedCollection } from '../2-sources/docs/scan-site.ts'
import { graphSite } from '../2-sources/docs/graph/graph-site.ts'
import { shareEqual } from './share-equal.ts'

/** A site as far as it is known before any page is made. */
export interface SiteState {
  readonly config: Config
  /** The config file, relative to the site folder. */
  readonly source: string
  readonly scanned: readonly ScannedCollection[]
  readonly graph: Outcome<SiteGraph>
  readonly site: PreparedSite
  /** Findings of all steps so far. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Run the steps up to the plans of all pages. Values that are equal to those of `before` are those of `before`, so that
 * whoever looks can tell what changed by comparing identities.
 *
 * Undefined when the config can't be used or not even the theme can be bundled: the findings say why.
 */
export async function siteState(
  host: Host,
  options: Pick<BuildOptions, 'baseUrl' | 'drafts'>,
  before: SiteState | undefined,
): Promise<Outcome<SiteState | undefined>> {
  const loaded = await loadConfig(host, options)
  const { source } = loaded.value
  if (!loaded.value.config) return outcome(undefined, loaded.diagnostics)
  const config = shareEqual(before?.config, loaded.value.config)

  const fresh = await scanSite(host, config, source)
  const scanned = shareEqual(before?.scanned, fresh.value)
  const isGraphed = before && before.config === config && before.scanned === scanned
  const graph = isGraphed
    ? before.graph
    : shareEqual(
        before?.graph,
        graphSite({ config, configSource: source, drafts: options.drafts, collections: scanned }),
      )
  const prepared = await prepareSite(host, { config, source, scanned, graph: graph.value, present: {} })
  const diagnostics = [loaded, fresh, graph, prepared].flatMap((step) => step.diagnostics)
  if (!prepared.value) return outcome(undefined, diagnostics)
  const site = { ...prepared.value, ...shareParts(before?.site, prepared.value) }
  host.pages.site(site.context)
  return outcome({ config, source, scanned, graph, site, diagnostics })
}

/** What decides about pages. The rest of a prepared site is functions, and bytes that nobody compares. */
function shareParts(before: PreparedSite | undefined, after: PreparedSite): Pick<PreparedSite, 'context' | 'plans'> {
  return { context: shareEqual(before?.context, after.context), plans: shareEqual(before?.plans, after.plans) }
}
