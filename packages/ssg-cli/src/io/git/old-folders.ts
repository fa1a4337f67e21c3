import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** A folder that no build asked for in two weeks belongs to a version or a branch that is gone. */
const keptMs = 14 * 24 * 60 * 60 * 1000

/** Note that a folder is in use. A disk that can't be written to is no reason to stop: the folder is there. */
export function markUsed(folder: string, now = new Date()): void {
  try {
    utimesSync(folder, now, now)
  } catch {
    return
  }
}

/** Delete the folders below `parent` that were not marked as used for long. */
export function dropOldFolders(parent: string, now = new Date()): void {
  let names: readonly string[] = []
  try {
    names = readdirSync(parent)
  } catch {
    return
  }
  for (const name of names) {
    const found = statSync(join(parent, name), { throwIfNoEntry: false })
    if (found && now.getTime() - found.mtimeMs > keptMs) rmSync(join(parent, name), { recursive: true, force: true })
  }
}
