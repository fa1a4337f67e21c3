import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf } from '../../text/urls/resolve-path.ts'
import { isSameStamp, isYoung, stampOf, type FileStamp } from '../files/file-stamp.ts'
import { entryOf } from '../files/stat-of.ts'

/**
 * Stamps of all folders of a tree, by path below its root, which is `''`: as long as one holds, nothing was put into the
 * folder, taken from it or replaced there. Null for a folder of which that would not be known.
 */
export type FolderStamps = ReadonlyMap<string, FileStamp | null>

/** A tree of folders of which most need not be listed. */
export interface KnownTree {
  /** Folders that hold what they held when their stamps were taken. */
  readonly same: ReadonlySet<string>
  /** Files of all other folders. */
  readonly listed: readonly string[]
  /** As the folders are now. */
  readonly stamps: FolderStamps
}

/**
 * Look at each folder of a tree, and list those that are not as they were. To look takes a fifth of the time of a listing,
 * and an output may have as many folders as pages.
 *
 * @param root absolute path
 * @param before empty when nothing is known: then every folder is listed
 */
export function knownTree(root: string, before: FolderStamps): KnownTree {
  const stamps = new Map<string, FileStamp | null>()
  const listed: string[] = []
  for (const [folder, known] of before) {
    const stamp = known && stampOfFolder(join(root, folder))
    if (stamp && isSameStamp(known, stamp)) stamps.set(folder, stamp)
  }
  const same = new Set(stamps.keys())
  for (const folder of ['', ...before.keys()]) list(folder)
  return { same, listed, stamps }

  function list(folder: string): void {
    if (stamps.has(folder)) return
    // Before the listing: what comes afterwards changes the stamp.
    const stamp = stampOfFolder(join(root, folder))
    if (!stamp) return
    stamps.set(folder, isYoung(stamp, Date.now()) ? null : stamp)
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) list(path)
      else listed.push(path)
    }
  }
}

/**
 * Stamps of the folders that hold some files, taken after the files were put there.
 *
 * @param root absolute path
 * @param atMs when the last of them was put there: a folder as young as that gets no stamp
 */
export function newFolderStamps(root: string, files: Iterable<string>, atMs: number): FolderStamps {
  const stamps = new Map<string, FileStamp | null>()
  for (const folder of foldersOf(files)) {
    const stamp = stampOfFolder(join(root, folder))
    stamps.set(folder, stamp && !isYoung(stamp, atMs) ? stamp : null)
  }
  return stamps
}

/** Stamps without those of the folders that some files are or were in, and of the folders above. */
export function withoutFoldersOf(stamps: FolderStamps, files: Iterable<string>): FolderStamps {
  return new Map([...stamps, ...Array.from(foldersOf(files), (folder) => [folder, null] as const)])
}

/** The folders that hold some files or lead there, and the root. */
function foldersOf(files: Iterable<string>): ReadonlySet<string> {
  const folders = new Set([''])
  for (const file of files)
    for (let folder = folderOf(file); !folders.has(folder); folder = folderOf(folder)) folders.add(folder)
  return folders
}

/** Undefined for what is no folder: a link to one may lead anywhere. */
function stampOfFolder(path: string): FileStamp | undefined {
  const found = entryOf(path)
  return found && !found.isLink && found.stats.isDirectory() ? stampOf(found.stats) : undefined
}
