import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Cache } from '../../../host.ts'
import { hashValues } from '../../../text/hash.ts'
import { packageFolder, readPackage } from '../../ready-made/package-folders.ts'
import { folderHash, foldersWithin } from './folder-hash.ts'
import { readFile } from '../../files/read-file.ts'

/**
 * What changes with a package that code of a site imports: its files, and those of the packages that it depends on. Its
 * version alone says too little: a patch leaves it as it is, and so does an update of what lies below.
 */
export function packageKey(specifier: string, from: string, cache: Pick<Cache, 'get' | 'set'>): string {
  const name = packageName(specifier)
  const id = `${from}\0${name}`
  const known = loaded.get(id)
  if (known) return known.key
  const key = keyOf(name, from, cache)
  loaded.set(id, { name, from, key, file: join(packageFolder(name, from) ?? from, 'package.json') })
  return key
}

/** A package that Node has loaded, with the key that it had then. */
export interface LoadedPackage {
  readonly name: string
  /** Absolute path of the folder from which it is found. */
  readonly from: string
  readonly key: string
  /** Absolute path of its `package.json`. */
  readonly file: string
}

/** What Node has loaded stays loaded, and is what answers are made with. */
const loaded = new Map<string, LoadedPackage>()

/** The packages of which {@link packageKey} told. */
export function loadedPackages(): readonly LoadedPackage[] {
  return [...loaded.values()]
}

// A watch of a folder takes little of the system, but not nothing.
const mostFolders = 2000

/** Files of which the folders hold all that Node may have loaded of these packages, absolute. */
export function loadedFiles(): readonly string[] {
  const files = [...loaded.values()].flatMap(({ name, from, file }) => {
    const folder = packageFolder(name, from)
    if (folder === undefined || isOurs(name)) return [file]
    const known = foldersOf.get(folder) ?? foldersFrom(folder).flatMap(foldersWithin)
    foldersOf.set(folder, known)
    return known.map((each) => join(each, 'package.json'))
  })
  return [...new Set(files)].slice(0, mostFolders)
}

/** They are many and hardly ever change. */
const foldersOf = new Map<string, readonly string[]>()

/** The key that a package has now. */
export function keyOf(name: string, from: string, cache: Pick<Cache, 'get' | 'set'>): string {
  const folder = packageFolder(name, from)
  if (folder === undefined) return ''
  // Below our plugins lie thousands of files that take longer to look at than a build takes.
  const hashOfOther = (other: string) => (isOurs(name) ? marksOf(other) : folderHash(other, cache))
  const [first = '', ...others] = foldersFrom(folder)
  return hashValues(folderHash(first, cache), ...others.map(hashOfOther).sort())
}

/** What an update of a package changes, and what tells of a patch. */
function marksOf(folder: string): string {
  const marks = ['package.json', '.patch-package.json'].map((name) => join(folder, name))
  return hashValues(...marks.map((path) => (existsSync(path) ? readFile(path, 'utf8') : null)))
}

/** The folder of a package, and those of all that it depends on. */
function foldersFrom(first: string): readonly string[] {
  const folders = new Set([first])
  for (const folder of folders)
    for (const name of dependenciesOf(folder)) {
      // The tool knows its own version.
      const found = isOurs(name) ? undefined : packageFolder(name, folder)
      if (found !== undefined) folders.add(found)
    }
  return [...folders]
}

function dependenciesOf(folder: string): readonly string[] {
  try {
    return readPackage(folder)?.dependencies ?? []
  } catch {
    // Who imports a package whose `package.json` can't be read is told by Node.
    return []
  }
}

/** `docs-build` and what belongs to it. */
function isOurs(name: string): boolean {
  return name === 'docs-build' || name.startsWith('@docs-build/')
}

/** `@scope/name/part` → `@scope/name`. */
export function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
