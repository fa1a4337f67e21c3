import { applyPolicy, levelsOf, sortAndDedupe } from '../../diagnostics/policy.ts'
import type { Host } from '../../host.ts'
import type { CollectionConfig, Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Version } from '../../model/site.ts'
import { scanSite, type ScannedCollection } from '../../2-sources/docs/scan-site.ts'
import type { ScannedVersion } from '../../2-sources/docs/scan-version.ts'
import { graphSite } from '../../2-sources/docs/graph/graph-site.ts'

/** The current docs of a collection as they are shown, and the versions that there are. */
export interface CurrentDocs {
  readonly scanned: ScannedCollection
  readonly files: ScannedVersion
  readonly version: Version
}

/** Scan the docs of one collection and give them their URLs, or give the errors that keep it from being built. */
export async function scanCurrent(
  host: Host,
  config: Config,
  configSource: string,
  collection: CollectionConfig,
): Promise<CurrentDocs | { readonly diagnostics: readonly Diagnostic[] }> {
  const alone = {
    ...config,
    collections: [{ ...collection, includeCurrentVersion: true, onlyIncludeVersions: undefined }],
  }
  const collections = await scanSite({ host, config: alone, configSource })
  const graph = graphSite({ config: alone, configSource, drafts: true, collections: collections.value })
  const all = sortAndDedupe([...collections.diagnostics, ...graph.diagnostics])
  const { diagnostics, ok } = applyPolicy(all, levelsOf(config), { strict: false })
  if (!ok) return { diagnostics: diagnostics.filter(({ severity }) => severity === 'error') }
  const [scanned] = collections.value
  const files = scanned?.versions.find(({ name }) => name === 'current')
  const version = graph.value.collections[0]?.versions.find(({ name }) => name === 'current')
  if (!scanned || !files || !version) throw new Error('the current docs were scanned and have URLs')
  return { scanned, files, version }
}
