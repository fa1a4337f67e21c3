import { readdirSync, statSync } from 'node:fs'
import { hashOf } from '../../text/hash.ts'
import { readFile } from './read-file.ts'

/** What a state of a folder begins with. */
export const folderState = 'folder '

/**
 * What code that reads a file or a folder (absolute path) is told: another state may be another answer. Of a folder that
 * is the names of what it holds.
 *
 *     readState('/site/data.json')   // → a hash, or 'absent'
 */
export function readState(path: string): string {
  try {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) return 'absent'
    if (found.isFile()) return hashOf(readFile(path))
    return found.isDirectory() ? folderState + hashOf(readdirSync(path).sort().join('\0')) : 'other'
  } catch {
    return 'unreadable'
  }
}
