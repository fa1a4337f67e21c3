import { existsSync, lstatSync, renameSync, rmSync, rmdirSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { folderOf } from '../../text/urls/resolve-path.ts'
import { storedValue, storeValue } from '../cache/stored-value.ts'
import { codeOf } from '../files/node-files.ts'
import { makeOwnFolder } from '../files/own-file.ts'
import { parentFolders } from '../files/folders.ts'
import { knownTree, type FolderStamps } from './folder-stamps.ts'
import type { Stamps } from './stamps.ts'

/** Path → hash of the files that a spare folder holds. */
type Hashes = Readonly<Record<string, string>>

/**
 * The output before the present one, kept to become the next.
 *
 * A new output of thousands of files that differs in a few is made fastest from a folder that is nearly like it:
 * nothing is linked, and no folder is made or deleted. Files that both outputs share are one file with two names.
 */
export interface SpareFolder {
  /** File beside it that says what is in it (absolute path). */
  readonly record: string
  /**
   * Change the folder into one with these files (path → hash, or '' for one that is put there in any case), and give
   * its path. `put` puts a file there that the folder does not have. Undefined if there is no folder to begin with.
   */
  become(
    files: ReadonlyMap<string, string>,
    put: (path: string, to: string) => void,
    known: KnownSpare,
  ): { readonly path: string; readonly folders: FolderStamps } | undefined
  /** Keep a folder that holds these files. It is deleted instead where it can't be moved. */
  keep(folder: string, files: Hashes): void
}

/** How it is known that the files of a spare folder are what they were: those that are one with a file of the output. */
export interface KnownSpare {
  /** Stamps of the files in the present output. */
  readonly stamps: Stamps
  /** Folders in which each file that the output has too was one with it when their stamps were taken. */
  readonly folders: FolderStamps
  /** Files of the output that may be others since then. */
  readonly reread: ReadonlySet<string>
}

/** The spare folder at a path, with what is in it in a file beside. */
export function spareFolder(path: string): SpareFolder {
  const record = `${path}.json`
  return { record, become, keep }

  function become(
    files: ReadonlyMap<string, string>,
    put: (path: string, to: string) => void,
    { stamps, folders, reread }: KnownSpare,
  ): ReturnType<SpareFolder['become']> {
    const known = storedValue<Hashes>(record)
    if (!known || !existsSync(path)) return undefined
    // Who stops the build from here on leaves a folder of which nothing is known: it is not used again.
    rmSync(record)
    const tree = knownTree(path, folders)
    const present = new Set<string>()
    const isSame = (file: string) => tree.same.has(folderOf(file))
    for (const file of [...Object.keys(known).filter(isSame), ...tree.listed]) {
      const isWanted = known[file] !== undefined && files.get(file) === known[file]
      if (isWanted && ((isSame(file) && !reread.has(file)) || isOne(file, stamps))) present.add(file)
      else remove(file)
    }
    const makeParent = parentFolders()
    for (const file of files.keys()) {
      if (present.has(file)) continue
      const to = join(path, file)
      makeParent(to)
      put(file, to)
    }
    return { path, folders: tree.stamps }
  }

  function isOne(file: string, stamps: Stamps): boolean {
    return lstatSync(join(path, file)).ino === stamps[file]?.[3]
  }

  /** Remove a file, and the folders that it leaves empty. */
  function remove(file: string): void {
    unlinkSync(join(path, file))
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      try {
        rmdirSync(join(path, folder))
      } catch {
        return
      }
    }
  }

  function keep(folder: string, files: Hashes): void {
    try {
      makeOwnFolder(dirname(path))
      for (const old of [record, path]) rmSync(old, { recursive: true, force: true })
      renameSync(folder, path)
      storeValue(record, files)
    } catch (error) {
      if (codeOf(error) === undefined) throw error
      // On another disk, or the disk is full: the next output is made from nothing.
      for (const left of [folder, path]) rmSync(left, { recursive: true, force: true })
    }
  }
}
