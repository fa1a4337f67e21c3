import { join } from 'node:path'
import type { BundleEntry } from '../../host.ts'
import type { build, Metafile } from '../esbuild.ts'
import { hashOf } from '../../text/hash.ts'
import { moduleEndings } from '../../text/modules/module-endings.ts'
import { codeLoaders, loadersOf } from './loaders-of.ts'
import { clientFolder } from './kept/client-files.ts'

// As webpack has it; "module" is what esbuild adds only where no other condition is said.
const conditions = ['module', 'production']
const resolveExtensions: string[] = [...moduleEndings, '.css', '.json']
const production = { 'process.env.NODE_ENV': '"production"' }

/** The options of esbuild that all bundles with named entries share. */
export function entryOptions(entries: Readonly<Record<string, BundleEntry>>, siteDir: string) {
  return {
    absWorkingDir: siteDir,
    entryPoints: fileNames(Object.keys(entries)),
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: production,
    conditions,
    resolveExtensions,
    // Code outside of the site's folder finds the packages of the site, as in Docusaurus: that of the repository around it.
    nodePaths: packagesOf(siteDir),
    logLevel: 'silent',
    minify: false,
    loader: {
      ...codeLoaders,
      ...loadersOf('file'),
    },
  } as const
}

function packagesOf(siteDir: string): string[] {
  return [join(siteDir, 'node_modules')]
}

/** Name of the file that an entry becomes → what esbuild is to bundle for it. */
function fileNames(keys: readonly string[]): Record<string, string> {
  const names: Record<string, string> = {}
  for (const key of keys) {
    const name = fileName(key)
    // Other keys may differ from this one only by what no name has.
    const unique = names[name] === undefined ? name : `${name}-${hashOf(key).slice(0, 8)}`
    names[unique] = `docs-build-entry:${key}`
  }
  return names
}

function fileName(key: string): string {
  // Of a long path the end tells most, and a name of a file has 255 bytes.
  const name = key.replace(/[^\w-]+/g, '-').slice(-100)
  return name.replace(/^-+|-+$/g, '') || 'entry'
}

/**
 * The options of esbuild for the bundle that renders. As in webpack, `module` goes before `main`, which may ask for its parts by
 * a function, as no bundler follows.
 *
 * @see https://webpack.js.org/configuration/resolve/#resolvemainfields
 */
export const nodeOptions: Pick<Parameters<typeof build>[0], 'platform' | 'target' | 'mainFields'> = {
  platform: 'node',
  target: 'node20',
  mainFields: ['module', 'main'],
}

/** The options of esbuild that all bundles for browsers share. */
export function browserOptions(workDir: string) {
  return {
    outdir: join(workDir, clientFolder),
    assetNames: 'assets/[name]-[hash]',
    entryNames: 'assets/[name]-[hash]',
    minify: true,
    target: 'es2022',
  }
}

/** What CommonJS in a bundle of ES modules needs, to require what stays outside: modules of Node and packages. */
export const requireBanner = {
  js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
}

/**
 * The same for sites of Docusaurus, whose components may name a file of a static folder when they are rendered, as webpack finds
 * them: `require(`@site/static/img/${name}`).default` is its URL. They also find the `navigator` that Node has since version 21.
 *
 * @see https://nodejs.org/api/globals.html#navigator_1
 */
export function staticBanner(staticDirs: readonly string[], baseUrl: string) {
  const navigator = JSON.stringify({ language: 'en-US', languages: ['en-US'], platform: '', userAgent: 'Node.js' })
  const folders = JSON.stringify(staticDirs.map((folder) => `@site/${folder}/`))
  return {
    js: `import { createRequire as __createRequire } from 'node:module'; globalThis.navigator ??= ${navigator}; const __required = __createRequire(import.meta.url); const require = Object.assign((id) => { const folder = /\\.(?:[cm]?[jt]sx?|json)$/.test(id) ? undefined : ${folders}.find((each) => id.startsWith(each)); return folder === undefined ? __required(id) : { default: ${JSON.stringify(baseUrl)} + id.slice(folder.length) } }, __required);`,
  }
}

/** The output of each entry, in the order of the entries. */
export function entryOutputs(metafile: Metafile, keys: readonly string[]): [string, string][] {
  const byEntry = new Map(Object.entries(metafile.outputs).map(([output, { entryPoint }]) => [entryPoint, output]))
  return keys.flatMap((key): [string, string][] => {
    const output = byEntry.get(`docs-build-entry:${key}`)
    return output === undefined ? [] : [[key, output]]
  })
}
