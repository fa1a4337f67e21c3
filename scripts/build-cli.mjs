/** Bundle the command line, its worker, the library and the search package, so that they start without a TypeScript loader. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { lighterPackages } from './lighter-packages.mjs'
import { thirdPartyLicenses } from './third-party-licenses.mjs'

const packages = resolve(dirname(fileURLToPath(import.meta.url)), '../packages')
const root = join(packages, 'ssg-cli')
const searchRoot = join(packages, 'search')
const if97Root = join(packages, 'if97')
const licensesFile = 'THIRD-PARTY-LICENSES.txt'

// Names the code that is bundled: answers of other code are not taken from a cache.
const sources = createHash('sha256')
for (const folder of [join(root, 'src'), join(searchRoot, 'src')]) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.tsx?$/.test(file) && !file.includes('.test.')) sources.update(file).update(readFileSync(join(folder, file)))
}

const shared = {
  write: false,
  metafile: true,
  absWorkingDir: root,
  outdir: 'dist',
  bundle: true,
  sourcemap: true,
  // Packages of this workspace are bundled from their sources.
  conditions: ['docs-build-source'],
  logLevel: 'warning',
}
const forNode = { platform: 'node', target: 'node20.19' }

// One script for Node, of which V8's code is kept. What its sources import later is in it too, and starts when it is
// asked for. It is not minified: the stack of a bug names functions and lines that can be read.
const program = await build({
  ...shared,
  ...forNode,
  entryPoints: { program: 'src/cli/start/program.ts' },
  entryNames: '[name]-[hash]',
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  sourcemap: false,
  plugins: [lighterPackages],
  // esbuild is a program of its own; shiki's grammars are loaded one by one from its package.
  external: ['esbuild', 'shiki/langs', 'shiki/themes', 'linkinator', 'algoliasearch'],
  banner: { js: "const __moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
  define: {
    'import.meta.url': '__moduleUrl',
    'process.env.DOCS_BUILD_SOURCES': JSON.stringify(sources.digest('hex').slice(0, 16)),
  },
})
for (const { imports } of Object.values(program.metafile.outputs)) {
  const lost = imports.find(({ kind, external }) => external && kind === 'dynamic-import')
  if (lost)
    throw new Error(
      `The program can't import "${lost.path}" itself: use importNative of src/io/packages/native-import.ts.`,
    )
}

const [script] = program.outputFiles

const entryPoints = await build({
  ...shared,
  ...forNode,
  format: 'esm',
  entryPoints: {
    cli: 'src/cli/start/cli.ts',
    index: 'src/cli/start/index.ts',
    worker: 'src/cli/start/worker.ts',
    'ready-made': 'src/cli/start/ready-made.ts',
    page: 'src/page.ts',
  },
  define: { 'process.env.DOCS_BUILD_PROGRAM': JSON.stringify(basename(script.path)) },
})

// What few ask for, and what would make every start longer.
const redisModule = await build({
  ...shared,
  ...forNode,
  entryPoints: { 'redis-store': 'src/io/shared-cache/redis-store.ts' },
  sourcemap: false,
  minify: true,
  format: 'esm',
  // What its packages require of Node.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
})

// Pages import these: nothing of Node in them, and the bundle of a site takes packages in its own way.
const searchModules = await build({
  ...shared,
  absWorkingDir: searchRoot,
  format: 'esm',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  entryPoints: {
    index: 'src/index.ts',
    builder: 'src/builder/index.ts',
    hosted: 'src/hosted/index.ts',
    push: 'src/push/index.ts',
    reader: 'src/reader/index.ts',
  },
  platform: 'browser',
  packages: 'external',
  target: 'es2022',
})
const if97Modules = await build({
  ...shared,
  absWorkingDir: if97Root,
  format: 'esm',
  entryPoints: { index: 'src/index.ts' },
  platform: 'browser',
  target: 'es2022',
})
// Components import this one, with the React of the site.
const forComponents = await build({
  ...shared,
  format: 'esm',
  entryPoints: { translate: 'src/translate.ts' },
  platform: 'browser',
  packages: 'external',
  target: 'es2022',
})
// Plugins of ours. What they need is installed with them, unless a thread starts much faster when it is bundled: then they
// only develop with it. What a site bundles is published as sources.
const plugins = pluginFolders(join(packages, 'plugins'))
const pluginModules = await Promise.all(
  plugins.map(({ folder, modules, installed }) =>
    build({
      ...shared,
      ...forNode,
      absWorkingDir: folder,
      format: 'esm',
      splitting: true,
      sourcemap: false,
      entryPoints: modules,
      external: installed,
    }),
  ),
)
// What runs in browsers beside a site's own code: the part of the dev server, and what loads a site from files.
const browserScripts = await build({
  ...shared,
  entryPoints: { 'dev-client': 'src/watch/browser/client.ts', 'offline-loader': 'src/io/offline/browser/loader.ts' },
  sourcemap: false,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
})
const outputFiles = [
  program,
  entryPoints,
  redisModule,
  searchModules,
  if97Modules,
  forComponents,
  ...pluginModules,
  browserScripts,
].flatMap((built) => built.outputFiles)

// Files of an earlier build go last, so that a command that starts meanwhile finds all that it needs.
for (const file of outputFiles) {
  mkdirSync(dirname(file.path), { recursive: true })
  writeFileSync(file.path, file === script ? inAscii(file.text) : file.contents)
}
rmSync(join(root, '.compiled'), { recursive: true, force: true })
const written = new Set(outputFiles.map(({ path }) => path))
const dist = join(root, 'dist')
const ready = join(dist, 'ready')
const builtFolders = [root, searchRoot, if97Root, ...plugins.map(({ folder }) => folder)].map((folder) =>
  join(folder, 'dist'),
)
for (const entry of builtFolders.flatMap(filesOf)) if (!written.has(entry) && !entry.startsWith(ready)) rmSync(entry)

// What sites without code of their own need is bundled now, by the code that bundles for all others.
const { writeReadyMade } = await import(pathToFileURL(join(dist, 'ready-made.js')).href)
await writeReadyMade(ready, root)

// Whoever gets the bundles gets the licenses of what is in them. Packages of ready bundles are installed beside the tool.
const { packages: inReady } = JSON.parse(readFileSync(join(ready, 'ready.json'), 'utf8'))
const bundled = [program, entryPoints, redisModule, browserScripts].flatMap(({ metafile }) =>
  Object.keys(metafile.inputs),
)
const installed = Object.keys(inReady).map((name) => join(root, '../../node_modules', name, 'package.json'))
writeFileSync(
  join(dist, licensesFile),
  thirdPartyLicenses([...bundled, ...installed.filter((file) => !realpathSync(file).startsWith(packages))], root),
)
for (const [index, { folder }] of plugins.entries()) {
  const foreign = Object.keys(pluginModules[index].metafile.inputs).filter((file) => file.includes('node_modules/'))
  if (foreign.length > 0) writeFileSync(join(folder, 'dist', licensesFile), thirdPartyLicenses(foreign, folder))
}

/**
 * Packages of plugins, the modules that their `exports` name by source, and the packages that are installed with them.
 *
 * @type {(folder: string) => { folder: string; modules: Record<string, string>; installed: string[] }[]}
 */
function pluginFolders(parent) {
  if (!existsSync(parent)) return []
  return readdirSync(parent).map((name) => {
    const folder = join(parent, name)
    const { exports, dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const built = Object.values(exports).filter((target) => target['docs-build-source'])
    const modules = Object.fromEntries(
      built.map((target) => [basename(target.default, '.js'), target['docs-build-source']]),
    )
    return { folder, modules, installed: Object.keys({ ...dependencies, ...peerDependencies }) }
  })
}

/**
 * All files below a folder.
 *
 * @type {(folder: string) => string[]}
 */
function filesOf(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )
}

/**
 * A text of one byte a character is read faster, and esbuild leaves regular expressions and comments as they are.
 *
 * @type {(code: string) => string}
 */
function inAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
