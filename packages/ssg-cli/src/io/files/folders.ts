import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from './make-folder.ts'

/** Make a function that makes the folder of a file (absolute path), and remembers which it has made. */
export function parentFolders(): (file: string) => void {
  const made = new Set<string>()
  return (file) => {
    const folder = dirname(file)
    if (made.has(folder)) return
    makeFolder(folder)
    made.add(folder)
  }
}

/** All files below a folder, by path with forward slashes. Links are not followed: they count as files. */
export function* walkFiles(root: string, folder = ''): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* walkFiles(root, path)
    else yield path
  }
}
