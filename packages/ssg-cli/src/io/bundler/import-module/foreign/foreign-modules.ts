import { dirname, extname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequire, isBuiltin } from 'node:module'
import { packageFolder } from '../../../ready-made/package-folders.ts'
import type { Plugin } from '../../../esbuild.ts'
import { endOfOurs } from '../../written-before.ts'
import { absent, type BundleInputs } from '../../kept/bundle-inputs.ts'
import { importedNames } from '../../imported-names.ts'
import { readMembers } from '../../read-members.ts'
import { packageName } from '../package-key.ts'
import { alwaysStoodIn, foreignName, prismThemes } from './tolerant-require.ts'
import { statOf } from '../../../files/stat-of.ts'
import { readFile, textOfFile } from '../../../files/read-file.ts'

const given = `globalThis[Symbol.for(${JSON.stringify(foreignName)})]`

/**
 * Modules of Docusaurus configs as Docusaurus runs them: `require`, `require.resolve`, `__dirname` and `import` side by side in
 * any of them, found from the file that they stand in. Packages that are not installed are stood in for; `found` is told
 * where they were looked for.
 */
export function foreignModules(siteDir: string, found: (lookups: BundleInputs) => void): Plugin {
  return {
    name: 'foreign-modules',
    setup(context) {
      context.onResolve({ filter: /^[^./]/ }, ({ path, importer, namespace, kind }) => {
        if (namespace === 'own-require' || namespace === 'installed') return { path, external: true }
        if (/^(?:node:)?module$/.test(path)) return { path, namespace: 'own-require' }
        if (isBuiltin(path) || importer === '' || path.startsWith('docs-build')) return undefined
        const isStoodIn = alwaysStoodIn.test(path)
        const isMissing =
          (!isStoodIn || path === prismThemes) && packageFolder(packageName(path), dirname(importer)) === undefined
        if (isMissing) found(placesOf(path, siteDir))
        if (isMissing) return { path, namespace: 'stand-in' }
        if (isStoodIn) return { path, namespace: 'stand-in', pluginData: importer }
        const data = kind === 'require-call' ? undefined : jsonFile(path, dirname(importer))
        if (data !== undefined) return { path: data }
        if (isNested(path, importer, siteDir))
          return { path, namespace: 'nested', pluginData: importer, suffix: `?${importer}` }
        if (kind !== 'import-statement') return undefined
        const names = [...new Set([...importedNames(importer, path), ...readMembers(importer, path)])].join()
        return { path: withEnding(path, dirname(importer)), namespace: 'installed', suffix: `?${names}` }
      })
      context.onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path, pluginData }) => ({
        contents: `module.exports = ${given}.insteadOf(${JSON.stringify(path)}, ${JSON.stringify(pluginData)})`,
        loader: 'js',
      }))
      context.onLoad({ filter: /.*/, namespace: 'nested' }, ({ path, pluginData }) => ({
        contents: `module.exports = ${given}.tolerantRequire(${JSON.stringify(pluginData)})(${JSON.stringify(path)})`,
        loader: 'js',
      }))
      // What is compiled to CommonJS has its default export below that of Node, and some packages have none at all. Nor does Node
      // see each name that such a module exports.
      context.onLoad({ filter: /.*/, namespace: 'installed' }, ({ path, suffix }) => ({
        contents: `import * as all from ${JSON.stringify(path)}
export * from ${JSON.stringify(path)}
const { default: own } = all
${namesOf(suffix)
  .map((name, at) => `const _${at} = all.${name} ?? own?.${name}\nexport { _${at} as ${name} }\n`)
  .join('')}
export default own?.__esModule && 'default' in own ? own.default : own ?? all`,
        loader: 'js',
      }))
      context.onLoad({ filter: /.*/, namespace: 'own-require' }, () => ({
        contents: `import all from 'node:module'
export * from 'node:module'
export const createRequire = ${given}.tolerantRequire
export default { ...all, createRequire }`,
        loader: 'js',
      }))
      context.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, ({ path }) => {
        const text = textOfFile(path)
        return text === undefined ? undefined : { contents: withOwnNames(text, path), loader: loaderOf(path) }
      })
    },
  }
}

/**
 * True where a file finds another package by a name than the bundle would, which lies in the folder of the site: one that is installed beside a
 * plugin. Modern modules are left to Node, which can't require them.
 */
function isNested(path: string, importer: string, siteDir: string): boolean {
  const folder = packageFolder(packageName(path), dirname(importer))
  if (folder === undefined || folder === packageFolder(packageName(path), siteDir)) return false
  try {
    const file = createRequire(importer).resolve(path)
    return extname(file) !== '.mjs' && (extname(file) === '.cjs' || !isOfModules(dirname(file)))
  } catch {
    return false
  }
}

/** `pkg/lib/part` → `pkg/lib/part.js`: Node asks for the ending in an import, and `require` does not. */
function withEnding(path: string, from: string): string {
  const name = packageName(path)
  const folder = path === name ? undefined : packageFolder(name, from)
  // Where a package says what its paths mean, there is nothing to add.
  if (!folder || 'exports' in (JSON.parse(readFile(join(folder, 'package.json'), 'utf8')) as object)) return path
  const wanted = join(folder, path.slice(name.length))
  const file = ['', '.js', '.cjs', '.json', '/index.js'].find((ending) => isFile(wanted + ending))
  return path + (file ?? '')
}

/** The file of `pkg/data.json`, which Node imports with an attribute alone. What the package says of its paths does not hide it. */
function jsonFile(path: string, from: string): string | undefined {
  const name = packageName(path)
  const folder = path.endsWith('.json') ? packageFolder(name, from) : undefined
  const file = folder === undefined ? undefined : join(folder, path.slice(name.length))
  return file !== undefined && isFile(file) ? file : undefined
}

function isFile(path: string): boolean {
  return statOf(path)?.isFile() === true
}

function namesOf(suffix: string): readonly string[] {
  return suffix.slice(1).split(',').filter(Boolean)
}

/** On the first line, so that the others keep their numbers. Names of files that are known by then stay to the bundler. */
function withOwnNames(text: string, path: string): string {
  const code = text
    // What it would ask for is not seen by the bundler.
    .replace(/\b(?:const|let|var)\s+require\s*=\s*createRequire\(\s*import\.meta\.url\s*\)/, '')
    .replace(/(?<![\w$]|[^.]\.)require\(\s*(['"])([^'"\n]+)\1\s*\)/g, "__docsBuildExports(require('$2'))")
    .replace(/\brequire\.resolve\b/g, '__docsBuildRequire.resolve')
    .replace(/(?<![\w$]|[^.]\.)require\((?!\s*['"`])/g, '__docsBuildRequire(')
  const names = { Url: pathToFileURL(path).href, Folder: dirname(path), File: path }
  const values = Object.entries(names).map(([name, value]) => `__docsBuild${name}=${JSON.stringify(value)}`)
  const own = `const ${values.join()},__docsBuildRequire=${given}.tolerantRequire(__docsBuildFile),__docsBuildExports=${given}.requiredValue;${endOfOurs}`
  return isForBoth(code, path)
    ? `var module={exports:{}},exports=module.exports;${own}${code}\n${asExports}`
    : own + code
}

// What a module with both forms exports, by its own name, for who requires it; Node gives that name the same meaning.
const asExports = `const __docsBuildAll=module.exports
export { __docsBuildAll as default, __docsBuildAll as 'module.exports' }`

/**
 * True for CommonJS where the bundler would take a module for a modern one, and `module` for a name that somebody forgot to
 * declare: with imports beside it, or in a package of modern modules. Docusaurus loads either form anywhere.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/packages.html#type
 */
function isForBoth(code: string, path: string): boolean {
  if (!/\bmodule\.exports\b|^\s*exports\.\w+\s*=/m.test(code)) return false
  if (/^\s*export\s+(?!interface\b|type\b|declare\b)/m.test(code)) return false
  return /^\s*import\b(?!\s*[(.])/m.test(code) || (extname(path) !== '.cjs' && isOfModules(dirname(path)))
}

/** Whether the package in which a folder lies says that its files are modern modules. */
function isOfModules(folder: string): boolean {
  const manifest = resolve(folder, 'package.json')
  if (isFile(manifest)) return /"type"\s*:\s*"module"/.test(readFile(manifest, 'utf8'))
  return folder !== dirname(folder) && isOfModules(dirname(folder))
}

function loaderOf(path: string): 'ts' | 'tsx' | 'jsx' {
  const ending = extname(path)
  return ending === '.tsx' ? 'tsx' : ending.endsWith('ts') ? 'ts' : 'jsx'
}

/** Where Node looks for a package: installed there, it is stood in for no longer. */
function placesOf(path: string, siteDir: string): BundleInputs {
  const places: string[] = []
  for (let folder = siteDir; ; folder = dirname(folder)) {
    places.push(relative(siteDir, resolve(folder, 'node_modules', packageName(path), 'package.json')))
    if (folder === dirname(folder)) return Object.fromEntries(places.map((place) => [place, absent]))
  }
}
