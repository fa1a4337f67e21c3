import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { areCurrent, type BundleInputs } from '../bundler/kept/bundle-inputs.ts'
import { packageFolder } from './package-folders.ts'
import { readFile } from '../files/read-file.ts'

/** Name of the folder beside the command line that holds what is ready-made. */
export const readyFolder = 'ready'
/** Name of the file in it that names everything else. */
export const readyFile = 'ready.json'

/** What was made of which files. */
export interface MadeOf {
  /** Files with their hashes; relative to the site folder, or `package:path` in {@link ReadyContents}. */
  readonly inputs: BundleInputs
}

/** The contents of `ready.json`. */
export interface ReadyContents {
  /** Package → where it is looked for: from the site (or else the tool), from the tool, or from another package. */
  readonly packages: Readonly<Record<string, string>>
  /** By step of the cache. */
  readonly answers: Readonly<Record<string, { readonly key: string; readonly value: MadeOf }>>
}

/** Answers that came with the package, for sites that add no code to the theme: a cache that was filled before. */
export interface ReadyMade {
  /** The answer of a step, if it was made of the very files that are installed. */
  get<T extends MadeOf>(step: string, key: string): T | undefined
  /** Absolute path of the folder with the files that answers name. */
  readonly folder: string
}

/** Nothing is ready-made: everything is bundled. */
export const nothingReady: ReadyMade = { get: () => undefined, folder: '' }

/**
 * What came with the command line, for one site. Code that runs from its sources has nothing ready.
 *
 * Each answer names the files that it was made from by package, with their hashes. Where the theme, React or the tool
 * itself are not the same, the answer does not count, and the bundle is made as for any other site.
 *
 * @param folder absolute path of the folder that writeReadyMade filled
 * @param tool absolute path of a folder from which the tool's own packages are found
 */
export function readyMade(siteDir: string, folder = ownFolder(), tool = dirname(folder)): ReadyMade {
  if (folder === '') return nothingReady
  const folders = new Map<string, string | undefined>()
  let contents: ReadyContents | undefined

  return {
    folder,
    get<T extends MadeOf>(step: string, key: string): T | undefined {
      contents ??= JSON.parse(readFile(join(folder, readyFile), 'utf8')) as ReadyContents
      const answer = contents.answers[step]
      if (answer?.key !== key) return undefined
      const inputs = inputsOf(answer.value.inputs, contents.packages)
      if (!inputs || !areCurrent(inputs, siteDir)) return undefined
      // The value was stored under this step's name by the same code (see write-ready-made.ts).
      return { ...answer.value, inputs } as T
    },
  }

  function inputsOf(named: BundleInputs, packages: ReadyContents['packages']): BundleInputs | undefined {
    const inputs: Record<string, string> = {}
    for (const [path, hash] of Object.entries(named)) {
      const colon = path.indexOf(':')
      const found = folderOf(path.slice(0, colon), packages)
      if (found === undefined) return undefined
      inputs[
        relative(siteDir, join(found, path.slice(colon + 1)))
          .split(sep)
          .join('/')
      ] = hash
    }
    return inputs
  }

  function folderOf(name: string, packages: ReadyContents['packages']): string | undefined {
    if (!folders.has(name)) folders.set(name, find(name, packages))
    return folders.get(name)
  }

  function find(name: string, packages: ReadyContents['packages']): string | undefined {
    const from = packages[name]
    if (from === 'site') return packageFolder(name, siteDir) ?? packageFolder(name, tool)
    if (from === 'tool') return packageFolder(name, tool)
    const importer = from === undefined ? undefined : folderOf(from, packages)
    return importer === undefined ? undefined : packageFolder(name, importer)
  }
}

/** The folder beside the bundled command line. Empty for sources, which have none. */
function ownFolder(): string {
  const folder = fileURLToPath(new URL(`./${readyFolder}`, import.meta.url))
  return existsSync(join(folder, readyFile)) ? folder : ''
}
