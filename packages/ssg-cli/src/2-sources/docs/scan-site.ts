import { alternatives, quote } from '../../diagnostics/quote.ts'
import type { CollectionConfig } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { GitFolder } from '../urls/edit-url.ts'
import { scanVersion, type ScannedVersion } from './scan-version.ts'
import { namedFile } from '../scan/named-file.ts'
import { collectionPath, reportConfig, type SiteScan } from '../scan/site-scan.ts'
import type { Reading } from '../source.ts'
import { versionFiles } from './version-files.ts'
import { versionList } from './version-list.ts'
import { versionPaths } from './version-paths.ts'
import { otherLanguage } from '../translated-files.ts'

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
  reportLostTags(scan, collection, versions)
  return { config: collection, versionNames: listed, versions, gitFolders, originals }
}

/** Report a file of tags that the config names and no version has. Docs need not have the usual one, and Docusaurus asks for none. */
function reportLostTags(scan: SiteScan, collection: CollectionConfig, versions: readonly ScannedVersion[]): void {
  const { tags, path } = collection
  const { config } = scan
  if (tags === false || tags === 'tags.yml' || versions.length === 0 || config.siteConfig !== undefined) return
  if (otherLanguage(path, config) !== undefined) return
  const place = (name: string) => versionPaths(collection, name).docs
  const silent = { ...scan, report: () => undefined }
  if (versions.some(({ name, files }) => namedFile(silent, tags, { folder: place(name), files }) !== undefined)) return
  const folders = versions.map(({ name }) => place(name))
  const message = `Unexpected ${quote(tags)}, expected a file in the folder ${alternatives(folders)}`
  reportConfig(scan, { path: collectionPath(scan, collection, 'tags'), message, at: { path: ['tags'], string: tags } })
}
