import type { CollectionConfig } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { GitFolder } from '../urls/edit-url.ts'
import { scanVersion, type ScannedVersion } from './scan-version.ts'
import type { SiteScan } from '../scan/site-scan.ts'
import type { Reading } from '../source.ts'
import { versionFiles } from './version-files.ts'
import { versionList } from './version-list.ts'

/** A collection as scanned. */
export interface ScannedCollection {
  readonly config: CollectionConfig
  /** Names of `versions.json`, newest first. */
  readonly versionNames: readonly string[]
  readonly versions: readonly ScannedVersion[]
  readonly gitFolders: readonly GitFolder[]
  /** Translation → the file that it stands for. */
  readonly originals: ReadonlyMap<string, string>
}

/** Read the heads of all docs. `onNew` is called for each that was not known. */
export async function scanSite(reading: Reading): Promise<Outcome<readonly ScannedCollection[]>> {
  const { host, config } = reading
  const diagnostics: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => diagnostics.push(diagnostic)
  const scan = { ...reading, report }
  const collections: ScannedCollection[] = []
  for (const collection of config.collections) collections.push(await scanCollection(scan, collection))
  const done = collections.flatMap(({ versions }) => versions.flatMap(({ heads }) => heads)).length
  host.progress({ step: 'scan', done, total: done })
  return outcome(collections, diagnostics)
}

async function scanCollection(scan: SiteScan, collection: CollectionConfig): Promise<ScannedCollection> {
  const { all, listed, built } = versionList(scan, collection)
  const gitFolders: GitFolder[] = []
  const originals = new Map<string, string>()
  const layers = { scan, collection, names: all, gitFolders, known: new Map(), originals }
  const versions: ScannedVersion[] = []
  for (const name of built) {
    const files = await versionFiles(layers, name)
    versions.push(await scanVersion(scan, { collection, name, files, originals: Object.fromEntries(originals) }))
  }
  return { config: collection, versionNames: listed, versions, gitFolders, originals }
}
