import { existsSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diskCodes } from '../files/disk-codes.ts'
import { codeOf, reasonOf } from '../files/node-files.ts'

/**
 * Why a folder that is not there (absolute path) can't be made; undefined when it can. Asked before anything is made, because
 * Node never ends when it is to make a folder and those above it where the system takes none, as in `/proc`.
 *
 *     roomProblem('/proc/site')   // → '"/proc" takes no folders.'
 */
export function roomProblem(folder: string): string | undefined {
  const above = firstFolder(folder)
  try {
    rmdirSync(mkdtempSync(join(above, '.docs-build-')))
    return undefined
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    return diskCodes.has(code) && code !== 'EACCES' ? reasonOf(error) : `"${above}" takes no folders.`
  }
}

function firstFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : firstFolder(dirname(folder))
}
