import { rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { newFolders } from './new-folders.ts'
import { codeOf } from './node-files.ts'

/** A file (absolute path) and what it is to hold. */
export interface WrittenFile {
  readonly path: string
  readonly content: string | Uint8Array
}

/** Write files that are not there yet: all of them or none. Throws when the disk fails. */
export function writeNewFiles(files: readonly WrittenFile[]): void {
  const folders = newFolders()
  const written: string[] = []
  try {
    for (const { path, content } of files) {
      folders.make(dirname(path))
      writeNew(path, content)
      written.push(path)
    }
  } catch (error) {
    for (const path of written) rmSync(path, { force: true })
    folders.undo()
    throw error
  }
}

/** A disk that is full takes the file, and nothing or a part of what it is to hold. */
function writeNew(path: string, content: WrittenFile['content']): void {
  try {
    writeFileSync(path, content, { flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') rmSync(path, { force: true })
    throw error
  }
}
