import { dirname, join, resolve } from 'node:path'
import { moduleEndings } from '../../../text/module-endings.ts'
import type { Metafile } from '../../esbuild.ts'
import { isInstalled, relativePath } from '../../within.ts'

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
  for (const [input, { imports }] of Object.entries(inputs)) {
    const isMadeUp = /^[a-z-]{2,}:/.test(input)
    const file = isMadeUp ? join(siteDir, 'entry') : resolve(siteDir, input)
    if (isInstalled(file)) {
      found.add(packageFile(file))
      continue
    }
    const above = foldersAbove(file)
    for (const folder of above) for (const rule of rules) found.add(join(folder, rule))
    for (const { path, original = path } of imports) for (const each of rootedFor(original, siteDir)) found.add(each)
    for (const { original, external } of imports)
      if (original !== undefined && !external) for (const path of triedFor(original, above, siteDir)) found.add(path)
  }
  return [...found].map((path) => relativePath(siteDir, path)).sort()
}

function triedFor(specifier: string, above: readonly string[], siteDir: string): readonly string[] {
  const own = specifier.startsWith('@theme/')
    ? join(siteDir, 'src/theme', specifier.slice('@theme/'.length))
    : specifier.startsWith('@site/')
      ? join(siteDir, specifier.slice('@site/'.length))
      : specifier
  if (/^(?:\.|\/)/.test(own)) return tried.map((ending) => resolve(above[0] ?? '', own) + ending)
  // Names with a colon are made up by plugins.
  const [, name] = /^((?:@[^/:]+\/)?[^/:]+)(?:\/[^:]*)?$/.exec(own) ?? []
  return name === undefined ? [] : above.map((folder) => join(folder, 'node_modules', name, 'package.json'))
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
