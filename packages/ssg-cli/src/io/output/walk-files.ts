import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** All files below a folder, by path with forward slashes. Links are not followed: they count as files. */
export function* walkFiles(root: string, folder = ''): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* walkFiles(root, path)
    else yield path
  }
}
