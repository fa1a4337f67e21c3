import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteFile } from '../../edits/new/site-files.ts'
import { writeNewFiles } from './new-files.ts'
import { statOf } from './stat-of.ts'
import { readFile } from './read-file.ts'

/** Files that come with a new folder and are no content. */
const harmless = new Set(['.git', '.DS_Store'])

/** What is in the way of a new site: names in the folder, or undefined when it is empty or not there. */
export function inTheWay(folder: string): readonly string[] | 'a file' | undefined {
  const found = statOf(folder)
  if (!found) return undefined
  if (!found.isDirectory()) return 'a file'
  const names = readdirSync(folder).filter((name) => !harmless.has(name))
  return names.length === 0 ? undefined : names.sort()
}

/** The template of a site that comes with the package. The command line is bundled, so the way to it is looked for. */
export function readTemplate(): readonly SiteFile[] {
  const folder = ['../templates/site', '../../../templates/site']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path))
  if (folder === undefined) throw new Error('the package holds the template of a site')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path: path.slice(folder.length + 1).replaceAll('\\', '/'), bytes: readFile(path) }))
}

/** Write the files of a new site. Nothing is overwritten; when the disk fails, what was written goes again. */
export function writeSite(folder: string, files: readonly SiteFile[]): void {
  writeNewFiles(files.map(({ path, bytes }) => ({ path: join(folder, path), content: bytes })))
}
