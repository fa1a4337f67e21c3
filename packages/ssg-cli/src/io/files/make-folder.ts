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
  try {
    mkdirSync(folder)
  } catch (error) {
    if (statOf(folder)?.isDirectory()) return
    const above = dirname(folder)
    if (codeOf(error) !== 'ENOENT' || existsSync(above)) throw error
    makeFolder(above)
    makeFolder(folder)
  }
}
