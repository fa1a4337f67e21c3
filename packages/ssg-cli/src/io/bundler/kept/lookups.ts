import { dirname, join, resolve } from 'node:path'
import { moduleEndings } from '../../../text/modules/module-endings.ts'
import type { Metafile } from '../../esbuild.ts'
import { isInstalled, relativePath } from '../../files/within.ts'
import { importRules, type ImportRules } from './tsconfig-rules.ts'

/** What esbuild tries where an import names no file: endings, and those of an index in a folder. */
const endings = ['', ...moduleEndings, '.css', '.json']
const tried = [...endings, ...endings.slice(1).map((ending) => `/index${ending}`), '/package.json']

/** Files that say what the imports of the files around them and below mean. */
const rules = ['tsconfig.json', 'jsconfig.json', 'package.json']

/**
 * The files that esbuild looked for while it resolved the imports of a bundle, there or not, relative to the site folder:
 * when one of them comes, goes or changes, an import may mean something else, though no file of the bundle changed.
 *
 * @see https://esbuild.github.io/api/#how-conditions-work
 * @see https://esbuild.github.io/content-types/#tsconfig-json
 */
export function lookups({ inputs }: Pick<Metafile, 'inputs'>, siteDir: string): readonly string[] {
  const found = new Set<string>()
  const folders = new Set<string>()
  const rulesOf = knownRules()
  for (const [input, { imports }] of Object.entries(inputs)) {
    const isMadeUp = /^[a-z-]{2,}:/.test(input)
    const file = isMadeUp ? join(siteDir, 'entry') : resolve(siteDir, input)
    if (isInstalled(file)) {
      found.add(packageFile(file))
      const holders = foldersAbove(file).filter((folder) => !isInstalled(folder) || isPackage.test(folder))
      for (const { original, external } of imports)
        if (original !== undefined && !external) for (const path of packagesFor(original, holders)) found.add(path)
      continue
    }
    const above = foldersAbove(file)
    for (const folder of above) folders.add(folder)
    const told = above.flatMap(rulesOf)
    for (const { path, original = path } of imports) for (const each of rootedFor(original, siteDir)) found.add(each)
    for (const { path, original, external } of imports)
      if (original !== undefined && !external && !isNamedWhole(original, path, above[0], siteDir))
        for (const each of [...triedFor(original, above, siteDir), ...triedBy(told, original)]) found.add(each)
  }
  for (const folder of folders) {
    for (const rule of rules) found.add(join(folder, rule))
    for (const { files } of rulesOf(folder)) for (const path of files) found.add(path)
  }
  return [...found].map((path) => relativePath(siteDir, path)).sort()
}

/** True where an import names its file with its ending: nothing else is looked for, and the file is part of the bundle. */
function isNamedWhole(specifier: string, found: string, folder: string | undefined, siteDir: string): boolean {
  return folder !== undefined && specifier.startsWith('.') && resolve(folder, specifier) === resolve(siteDir, found)
}

/** What files say that stand in a folder, each read once. */
function knownRules(): (folder: string) => readonly ImportRules[] {
  const known = new Map<string, readonly ImportRules[]>()
  return (folder) => {
    const last = known.get(folder)
    if (last) return last
    const made = ['tsconfig.json', 'jsconfig.json'].map((name) => importRules(join(folder, name)))
    known.set(folder, made)
    return made
  }
}

/** The files that an import may mean by what such files say. Names with a colon are made up by plugins. */
function triedBy(told: readonly ImportRules[], specifier: string): readonly string[] {
  if (/^[./]|:/.test(specifier)) return []
  return told.flatMap(({ meantBy }) => meantBy(specifier)).flatMap((path) => tried.map((ending) => path + ending))
}

function triedFor(specifier: string, above: readonly string[], siteDir: string): readonly string[] {
  const own = specifier.startsWith('@theme/')
    ? join(siteDir, 'src/theme', specifier.slice('@theme/'.length))
    : specifier.startsWith('@site/')
      ? join(siteDir, specifier.slice('@site/'.length))
      : specifier
  if (/^(?:\.|\/)/.test(own)) return tried.map((ending) => resolve(above[0] ?? '', own) + ending)
  return packagesFor(own, above)
}

/** The folder of an installed package, in which others may lie. */
const isPackage = /[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^@\\/][^\\/]*$/

/** Where packages may lie that are imported from folders. Names with a colon are made up by plugins. */
function packagesFor(specifier: string, folders: readonly string[]): readonly string[] {
  const [, name] = /^((?:@[^/:]+\/)?[^./:][^/:]*)(?:\/[^:]*)?$/.exec(specifier) ?? []
  return name === undefined ? [] : folders.map((folder) => join(folder, 'node_modules', name, 'package.json'))
}

/** The files that a path from the root of the site may mean: one of the output, or of the site. */
function rootedFor(specifier: string, siteDir: string): readonly string[] {
  const [, path] = /^(\/[^/?#][^?#]*)/.exec(specifier) ?? []
  return path === undefined ? [] : [join(siteDir, 'static', path), join(siteDir, path)]
}

/** The folders that lead to a file, nearest first. */
function foldersAbove(file: string): readonly string[] {
  const folder = dirname(file)
  return folder === file ? [] : [folder, ...(folder === dirname(folder) ? [] : foldersAbove(folder))]
}

/** The package.json of the package that an installed file belongs to. */
function packageFile(file: string): string {
  const [, folder = dirname(file)] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? []
  return join(folder, 'package.json')
}
