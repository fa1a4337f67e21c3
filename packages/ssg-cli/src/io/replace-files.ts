import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { WrittenFile } from './new-files.ts'
import { newFolders } from './new-folders.ts'
import { draftOf } from './own-file.ts'

/**
 * Write files, new ones or in the place of others: each appears as a whole, and when the disk fails before that, none does.
 *
 * @throws {NodeJS.ErrnoException} with the path of the file: of a disk that is full the system names none
 */
export function replaceFiles(files: readonly WrittenFile[]): void {
  const folders = newFolders()
  let last = ''
  try {
    for (const { path, content } of files) {
      last = path
      folders.make(dirname(path))
      writeFileSync(draftOf(path), content)
    }
    for (const { path } of files) renameSync(draftOf(path), path)
  } catch (error) {
    for (const { path } of files) rmSync(draftOf(path), { force: true })
    folders.undo()
    throw error instanceof Error ? Object.assign(error, { path: last }) : error
  }
}
