import { basename, dirname, join } from 'node:path'
import { statOf } from '../files/stat-of.ts'
import { relativePath } from '../files/within.ts'

/** What esbuild reads in the folder of a site and in those above it, before a plugin hears of anything. */
const settings = ['package.json', 'tsconfig.json', 'jsconfig.json']

/** What is wrong with those that are a pipe or a device: esbuild would wait for it, and never end. `folder` is absolute. */
export function unreadableSettings(folder: string) {
  const paths = foldersAround(folder).flatMap((each) => settings.map((name) => join(each, name)))
  return paths.filter(isNoFile).map((path) => ({
    text: `Unexpected file "${basename(path)}" that is neither a file nor a folder`,
    location: { file: relativePath(folder, path), line: 1, column: 0, length: 0, lineText: '' },
  }))
}

function foldersAround(folder: string): readonly string[] {
  const above = dirname(folder)
  return above === folder ? [folder] : [folder, ...foldersAround(above)]
}

function isNoFile(path: string): boolean {
  try {
    const found = statOf(path)
    return found !== undefined && !found.isFile() && !found.isDirectory()
  } catch {
    // What the system says nothing about it opens for nobody.
    return false
  }
}
