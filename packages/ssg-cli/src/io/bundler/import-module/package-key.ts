import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, hashValues } from '../../../text/hash.ts'
import { packageFolder } from '../../ready-made/package-folders.ts'
import { isInstalled } from '../../within.ts'

/**
 * What changes with a package that code of a site imports: its version, and of one that is linked, its files: whoever
 * works on it does not count it up with every edit.
 */
export function packageKey(specifier: string, siteDir: string): string {
  const folder = packageFolder(packageName(specifier), siteDir)
  if (folder === undefined) return ''
  const text = readFileSync(join(folder, 'package.json'), 'utf8')
  if (isInstalled(join(folder, 'package.json'))) return hashOf(text)
  return hashValues(text, ...ownFiles(folder).map((path) => path + hashOf(readFileSync(path))))
}

function ownFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? ownFiles(path) : entry.isFile() ? [path] : []
    })
    .sort()
}

/** `@scope/name/part` → `@scope/name`. */
export function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
