import type { CollectionConfig } from '../../model/config.ts'
import { joinFolder } from '../../text/urls/resolve-path.ts'
import { translatedFiles } from '../translated-files.ts'
import { readableFiles } from '../readable-files.ts'
import type { GitFolder } from '../urls/edit-url.ts'
import { collectionPath, reportConfig, type SiteScan } from '../scan/site-scan.ts'
import { foreignVersion } from './foreign-version.ts'
import { versionPaths } from './version-paths.ts'

/** Path below the docs folder → site-relative path. */
export type VersionFiles = ReadonlyMap<string, string>

/** The versions of a collection, of which some lie on others. */
export interface Layers {
  readonly scan: SiteScan
  readonly collection: CollectionConfig
  /** Versions that others may lie on. */
  readonly names: readonly string[]
  /** Where the files of git refs are; each that is read is added. */
  readonly gitFolders: GitFolder[]
  /** Those whose files were listed. */
  readonly known: Map<string, VersionFiles>
  /** Translation → the file that it stands for; each that is found is added. */
  readonly originals: Map<string, string>
}

/** The files of a version: of its folder or git ref, on top of the version it overlays. `above` are those that lie on it. */
export async function versionFiles(layers: Layers, name: string, above: readonly string[] = []): Promise<VersionFiles> {
  const done = layers.known.get(name)
  if (done) return done
  const files = new Map([...(await filesBelow(layers, name, above)), ...(await ownFiles(layers, name))])
  layers.known.set(name, files)
  return files
}

/** What a version has of the one that it overlays. */
async function filesBelow(layers: Layers, name: string, above: readonly string[]): Promise<VersionFiles> {
  const { scan, collection, names } = layers
  const { overlay, remove = [] } = collection.versions[name] ?? {}
  if (overlay === undefined) return new Map()
  const wrong = (keys: readonly (string | number)[], string: string, message: string) =>
    reportConfig(scan, {
      path: collectionPath(scan, collection, `versions.${name}.${keys[0]}`),
      message,
      at: { path: ['versions', name, ...keys], string },
    })
  const files = new Map<string, string>()
  if (!names.includes(overlay)) {
    const list = names.map((own) => `"${own}"`).join(', ')
    wrong(['overlay'], overlay, `Unexpected version "${overlay}", expected one of ${list}.`)
  } else if (overlay === name || above.includes(overlay)) {
    wrong(['overlay'], overlay, `Unexpected circle of overlays: ${[...above, name, overlay].join(' → ')}.`)
  } else {
    for (const [file, source] of await versionFiles(layers, overlay, [...above, name])) files.set(file, source)
  }
  for (const [index, removed] of remove.entries())
    if (!files.delete(removed))
      wrong(['remove', index], removed, `Unexpected file "${removed}", expected a file of version "${overlay}".`)
  return files
}

async function ownFiles(layers: Layers, name: string): Promise<VersionFiles> {
  const { scan } = layers
  const folder = await versionFolder(layers, name)
  if (folder === undefined) return new Map()
  const files = readableFiles(scan.host, folder, scan.config, scan.report)
  const own = new Map(files.map(({ path }) => [path, joinFolder(folder, path)]))
  return inLanguage(layers, name, own)
}

/** The files of a version with translations in their place. */
function inLanguage({ scan, collection, originals }: Layers, name: string, own: VersionFiles): VersionFiles {
  const isGit = collection.versions[name]?.git !== undefined
  const translated = translatedFiles(scan, own, {
    folder: isGit ? undefined : versionPaths(collection, name).docs,
    foreign: foreignVersion(collection, name),
  })
  for (const [file, original] of Object.entries(translated.originals)) originals.set(file, original)
  return translated.files
}

async function versionFolder({ scan, collection, gitFolders }: Layers, name: string): Promise<string | undefined> {
  const { git } = collection.versions[name] ?? {}
  if (!git) return versionPaths(collection, name).docs
  const checkout = await scan.host.git.checkout(git.ref, git.dir)
  if ('folder' in checkout) {
    const { folder } = checkout
    // Only the links of "Edit this page" need to know.
    if (collection.editUrl !== undefined)
      gitFolders.push({ ...git, version: name, folder, isBranch: await scan.host.git.isBranch(git.ref) })
    return folder
  }
  const at = { path: ['versions', name, 'git', 'ref'], string: git.ref }
  reportConfig(scan, { path: collectionPath(scan, collection, `versions.${name}.git`), message: checkout.error, at })
  return undefined
}
