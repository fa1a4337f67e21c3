import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../../text/hash.ts'
import { writeOwnFile } from '../../files/own-file.ts'
import { readFile } from '../../files/read-file.ts'

/** Files that were kept in a folder, with their hashes. */
export type KeptFiles = Readonly<Record<string, string>>

/** Write files below a folder (absolute path), to be used the next time. */
export function keepFiles(
  files: Iterable<{ readonly path: string; readonly bytes: string | Uint8Array }>,
  folder: string,
): KeptFiles {
  const kept: Record<string, string> = {}
  for (const { path, bytes } of files) {
    writeOwnFile(join(folder, path), bytes)
    kept[path] = hashOf(bytes)
  }
  return kept
}

/** True when all files are as they were kept. One that is there and is another is told. */
export function areWhole(files: KeptFiles, folder: string, onDamage: (file: string) => void): boolean {
  return Object.entries(files).every(([path, hash]) => {
    const file = join(folder, path)
    if (!existsSync(file)) return false
    if (isWhole(file, hash)) return true
    onDamage(path)
    return false
  })
}

function isWhole(file: string, hash: string): boolean {
  try {
    return hashOf(readFile(file)) === hash
  } catch {
    return false
  }
}
