import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { exchangeFolders } from './exchange-folders.ts'
import { retiredFolder } from './output-folders.ts'
import { makeFolder } from '../files/make-folder.ts'

/**
 * Put a folder in the place of an output. What was there gets the output's retired name.
 *
 * Where two folders can't be exchanged at once, the output is missing under its name between two renames: whoever reads it
 * looks under the retired name too, see {@link file://./output-folders.ts}. If the second rename fails, the first is undone.
 */
export function swapFolders(next: string, outDir: string): void {
  const retired = retiredFolder(outDir)
  rmSync(retired, { recursive: true, force: true })
  if (!existsSync(outDir)) {
    makeFolder(dirname(outDir))
    renameSync(next, outDir)
  } else if (exchangeFolders(next, outDir)) renameSync(next, retired)
  else {
    renameSync(outDir, retired)
    try {
      renameSync(next, outDir)
    } catch (error) {
      renameSync(retired, outDir)
      throw error
    }
  }
}
