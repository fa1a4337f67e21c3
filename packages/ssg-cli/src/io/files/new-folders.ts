import { existsSync, rmdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from './make-folder.ts'
import { codeOf } from './node-files.ts'

/** Folders for files that are all written or none. */
export interface NewFolders {
  /** Make a folder (absolute path) and those above it. */
  readonly make: (folder: string) => void
  /** Take those away that were made and hold nothing. */
  readonly undo: () => void
}

/** Make folders that can go again when the disk fails. */
export function newFolders(): NewFolders {
  const made: string[] = []
  return {
    make(folder) {
      made.push(...missing(folder))
      makeFolder(folder)
    },
    undo() {
      for (const folder of made.toReversed()) if (existsSync(folder)) removeEmpty(folder)
    },
  }
}

/** The folders of a path that are not there, from the top down. */
function missing(folder: string): readonly string[] {
  return existsSync(folder) || dirname(folder) === folder ? [] : [...missing(dirname(folder)), folder]
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    if (codeOf(error) === undefined) throw error
  }
}
