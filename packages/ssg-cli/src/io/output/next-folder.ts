import { copyFileSync, linkSync, renameSync } from 'node:fs'
import type { OutputFile } from '../../model/page-job.ts'
import { join } from 'node:path'
import { parentFolders } from '../files/folders.ts'
import { knownTree, withoutFoldersOf, type FolderStamps } from './folder-stamps.ts'
import { manifestName, type Manifest } from './manifest.ts'
import { ownPath } from './own-path.ts'
import type { SpareFolder } from './spare-folder.ts'
import type { IntactFiles, Placed } from './stamps.ts'
import { makeFolder } from '../files/make-folder.ts'

/** What the next folder is made of. */
export interface NextInput {
  /** What the output is to hold. */
  readonly files: readonly OutputFile[]
  /** Paths of files that stay as they are. */
  readonly kept: ReadonlySet<string>
  /** The present output: its folder, and what is known of it. */
  readonly outDir: string
  readonly manifest: Manifest | undefined
  readonly intact: IntactFiles
  readonly folders: FolderStamps
  readonly spareFolders: FolderStamps
  /** The folder of new files. */
  readonly stagingDir: string
  readonly spare: SpareFolder
}

/** A folder that is ready to be the output. */
export interface NextFolder {
  readonly path: string
  /** Files that were put there. */
  readonly placed: Placed
  /** Files that somebody else put into the present one. */
  readonly foreign: readonly string[]
  /** Stamps of its folders, if they are known. */
  readonly folders?: FolderStamps
  /** Stamps of the folders of the present output, for when it is the spare one. */
  readonly spareFolders: FolderStamps
}

/**
 * Make a folder with all files of the output, those included that somebody else put into the present one: where few files
 * changed from the output before it, else from the folder of new files.
 */
export function nextFolder(input: NextInput): NextFolder {
  const { files, kept, outDir, stagingDir, spare, manifest, intact } = input
  // What is not kept is put there anew, whatever has its path: a file that somebody changed in the output
  // may be changed in the spare folder too, for the two are one.
  const content = new Map(files.map(({ path, hash }) => [path, kept.has(path) ? hash : '']))
  const tree = manifest ? knownTree(outDir, input.folders) : { listed: [], stamps: new Map() }
  const isOurs = (path: string) => path === manifestName || manifest?.files[path] !== undefined
  const foreign = tree.listed.filter((path) => !isOurs(path) && !content.has(path))
  for (const path of foreign) content.set(path, '')
  const damaged = Object.keys(manifest?.files ?? {}).filter((path) => intact.stamps[path] === undefined)
  let spareFolders = withoutFoldersOf(tree.stamps, [...foreign, ...damaged])
  const shared = new Set([...kept, ...foreign])
  const placed = new Set<string>()
  const isNear = (files.length - kept.size) * 2 < files.length
  const changed = isNear ? spare.become(content, put, { ...intact, folders: input.spareFolders }) : undefined
  if (changed) return { ...changed, placed, foreign, spareFolders }
  // Link to the staged files what the output has already.
  makeFolder(stagingDir)
  const makeParent = parentFolders()
  for (const path of shared) {
    const to = join(stagingDir, ownPath(path))
    makeParent(to)
    put(path, to)
  }
  return { path: stagingDir, placed: content, foreign, spareFolders }

  function put(path: string, to: string): void {
    placed.add(path)
    if (!shared.has(path)) return renameSync(join(stagingDir, path), to)
    // A copy may change without the file that it was made from: its folder does not tell.
    if (!share(join(outDir, path), to)) spareFolders = new Map()
  }
}

/** A link costs nothing and keeps the time; where links are not possible a copy does. False for a copy. */
function share(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    copyFileSync(from, to)
    return false
  }
}
