import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readFile } from '../files/read-file.ts'
import { statOf } from '../files/stat-of.ts'

/** A package on the disk. */
export interface InstalledPackage {
  readonly name: string
  /** Absolute, without symbolic links. */
  readonly folder: string
  /** Names of what it depends on, as a dependency or a peer. */
  readonly dependencies: readonly string[]
}

/** The package that a file belongs to: the nearest `package.json` above it that has a name. */
export function packageOf(file: string): InstalledPackage | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const found = readPackage(folder)
    if (found) return found
    if (folder === dirname(folder)) return undefined
  }
}

/** The package in a folder; undefined when its `package.json` is not there or names none. */
export function readPackage(folder: string): InstalledPackage | undefined {
  const path = join(folder, 'package.json')
  if (!(statOf(path)?.isFile() ?? false)) return undefined
  const { name, dependencies, peerDependencies }: PackageJson = JSON.parse(readFile(path, 'utf8'))
  return name === undefined
    ? undefined
    : { name, folder, dependencies: Object.keys({ ...dependencies, ...peerDependencies }) }
}

/** What is read of a `package.json`. */
interface PackageJson {
  readonly name?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/**
 * The folder of a package as code in a folder would find it, without symbolic links: the nearest `node_modules` that
 * has it.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/modules.html#loading-from-node_modules-folders
 */
export function packageFolder(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return realpathSync(found)
    if (folder === dirname(folder)) return undefined
  }
}
