import { rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from './make-folder.ts'

/** Write files (absolute paths) that are not there yet: all of them or none. Throws when the disk fails. */
export function writeNewFiles(files: readonly { readonly path: string; readonly text: string }[]): void {
  const written: string[] = []
  try {
    for (const { path, text } of files) {
      makeFolder(dirname(path))
      writeFileSync(path, text, { flag: 'wx' })
      written.push(path)
    }
  } catch (error) {
    for (const path of written) rmSync(path, { force: true })
    throw error
  }
}
