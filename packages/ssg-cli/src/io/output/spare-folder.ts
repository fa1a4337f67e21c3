import { existsSync, lstatSync, renameSync, rmSync, rmdirSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { storedValue, storeValue } from '../cache/stored-value.ts'
import { codeOf } from '../node-files.ts'
import { makeOwnFolder } from '../own-file.ts'
import { parentFolders, walkFiles } from '../folders.ts'

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
   *
   * @param stamps of the files in the present output: only what is one file with them is known to be what it was
   */
  become(
    files: ReadonlyMap<string, string>,
    put: (path: string, to: string) => void,
    stamps: Stamps,
  ): string | undefined
  /** Keep a folder that holds these files. It is deleted instead where it can't be moved. */
  keep(folder: string, files: Hashes): void
}

/** The spare folder at a path, with what is in it in a file beside. */
export function spareFolder(path: string): SpareFolder {
  const record = `${path}.json`
  return { record, become, keep }

  function become(
    files: ReadonlyMap<string, string>,
    put: (path: string, to: string) => void,
    stamps: Stamps,
  ): string | undefined {
    const known = storedValue<Hashes>(record)
    if (!known || !existsSync(path)) return undefined
    // Who stops the build from here on leaves a folder of which nothing is known: it is not used again.
    rmSync(record)
    const present = new Set<string>()
    for (const file of walkFiles(path)) {
      if (known[file] !== undefined && files.get(file) === known[file] && isOne(file, stamps)) present.add(file)
      else remove(file)
    }
    const makeParent = parentFolders()
    for (const file of files.keys()) {
      if (present.has(file)) continue
      const to = join(path, file)
      makeParent(to)
      put(file, to)
    }
    return path
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
