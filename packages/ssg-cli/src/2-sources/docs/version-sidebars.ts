import { invalidConfig } from '../../diagnostics/catalogue.ts'
import { isThere } from '../../diagnostics/is-there.ts'
import { keyPath, quote } from '../../diagnostics/quote.ts'
import type { CollectionConfig, SidebarsConfig } from '../../model/config.ts'
import type { Position } from '../../model/diagnostic.ts'
import { isDeeper } from '../../text/is-deeper.ts'
import { readJson, type SiteScan } from '../scan/site-scan.ts'
import { withoutVersion } from './legacy-ids.ts'
import { versionPaths } from './version-paths.ts'

/** How deep the objects and lists of a file of sidebars may nest: a category takes two levels. */
const mostLevels = 512

/** The sidebars of a version, and the file that they stand in. */
export interface VersionSidebars {
  readonly sidebars: SidebarsConfig | false | undefined
  readonly sidebarsSource: string
}

/** Read the sidebars of a version: those that were frozen with it, else the current ones. */
export async function versionSidebars(
  scan: SiteScan,
  collection: CollectionConfig,
  name: string,
): Promise<VersionSidebars> {
  const { sidebars } = collection
  if (name !== 'current') {
    const { sidebars: frozen } = versionPaths(collection, name)
    if (isThere(scan.host, frozen, scan.report)) {
      const own = await importSidebars(scan, frozen)
      return { sidebars: own && (withoutVersion(own, name) as SidebarsConfig), sidebarsSource: frozen }
    }
    // A copied folder without a sidebar file has no sidebars; other kinds of versions follow the current ones.
    const version = collection.versions[name]
    const isCopy = !version?.git && !version?.overlay && version?.dir === undefined
    if (isCopy && sidebars !== undefined) return { sidebars: false, sidebarsSource: frozen }
  }
  return typeof sidebars === 'string'
    ? { sidebars: await configuredSidebars(scan, collection, sidebars), sidebarsSource: sidebars }
    : { sidebars, sidebarsSource: scan.configSource }
}

/** The sidebars of the file that the config names. */
async function configuredSidebars(scan: SiteScan, { configKeys = [] }: CollectionConfig, source: string) {
  if (scan.host.files.stat(source)?.isFile) return importSidebars(scan, source)
  const keys = { path: [...configKeys, 'sidebars'], string: source }
  const message = `Unexpected ${quote(source)}, expected a file of sidebars`
  scan.report(invalidConfig({ file: scan.configSource, path: keyPath(keys.path), message, keys }))
  return false
}

async function importSidebars({ host, report }: SiteScan, source: string): Promise<SidebarsConfig | false> {
  const fail = (message: string, position?: Position) => {
    report(invalidConfig({ file: source, path: '', message, ...(position && { position }) }))
    return false as const
  }
  let value: unknown
  if (source.endsWith('.json')) {
    const read = readJson(host, source)
    if ('message' in read) return fail(read.message, read.position)
    value = read.value
  } else {
    const module = await host.bundler.importModule(source)
    for (const diagnostic of module.diagnostics) report({ ...diagnostic, code: 'invalid-config' })
    if (module.diagnostics.length > 0) return false
    value = module.value
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail('Unexpected value, expected an object of sidebars: { name: [items] }.')
  if (isDeeper(value, mostLevels))
    return fail(`Unexpected depth of nesting, expected at most ${mostLevels} levels in a file of sidebars`)
  // Names are strings by nature; the graph step checks every item.
  return value as SidebarsConfig
}
