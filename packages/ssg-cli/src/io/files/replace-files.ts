import { realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { WrittenFile } from './new-files.ts'
import { newFolders } from './new-folders.ts'
import { draftOf } from './own-file.ts'
import { statOf } from './stat-of.ts'

/**
 * Write files, new ones or in the place of others: each appears as a whole, and when the disk fails before that, none does. What
 * a link leads to is replaced, not the link; what is no file, such as `/dev/stdout`, is written to.
 *
 * @throws {NodeJS.ErrnoException} with the path of the file: of a disk that is full the system names none
 */
export function replaceFiles(files: readonly WrittenFile[]): void {
  const folders = newFolders()
  const drafts: { readonly from: string; readonly to: string }[] = []
  let last = ''
  try {
    for (const { path, content } of files) {
      last = path
      folders.make(dirname(path))
      const found = statOf(path)
      if (found && !found.isFile()) writeFileSync(path, content)
      else {
        const to = found ? realpathSync(path) : path
        drafts.push({ from: draftOf(to), to })
        writeFileSync(draftOf(to), content)
      }
    }
    for (const { from, to } of drafts) renameSync(from, to)
  } catch (error) {
    for (const { from } of drafts) rmSync(from, { force: true })
    folders.undo()
    throw error instanceof Error ? Object.assign(error, { path: last }) : error
  }
}
