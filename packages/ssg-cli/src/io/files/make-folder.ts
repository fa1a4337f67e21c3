import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from './node-files.ts'
import { statOf } from './stat-of.ts'

/**
 * Make a folder (absolute path) and those above it, one after the other: by itself Node asks a folder that takes none, such as
 * `/proc`, without end, and says of a disk that is only read that the folder does not exist.
 *
 * @throws {NodeJS.ErrnoException} with what is wrong
 * @see https://nodejs.org/docs/latest-v20.x/api/fs.html#fsmkdirsyncpath-options
 */
export function makeFolder(folder: string): void {
  if (isMade(folder)) return
  const above = dirname(folder)
  if (above !== folder && !existsSync(above)) makeFolder(above)
  // Another thread may have made the one above meanwhile.
  if (!isMade(folder)) mkdirSync(folder)
}

/** Make a folder, or find it made. False where the one above is not there. */
function isMade(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (statOf(folder)?.isDirectory()) return true
    if (codeOf(error) !== 'ENOENT') throw error
    return false
  }
}
