import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from './node-files.ts'

/**
 * Make a folder (absolute path) and those above it.
 *
 * @throws {NodeJS.ErrnoException} with what is wrong: of a disk that is only read Node says that the folder does not exist
 * @see https://nodejs.org/docs/latest-v20.x/api/fs.html#fsmkdirsyncpath-options
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    const above = dirname(folder)
    if (codeOf(error) !== 'ENOENT' || above === folder) throw error
    if (!existsSync(above)) makeFolder(above)
    mkdirSync(folder)
  }
}
