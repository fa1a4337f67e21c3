/** Bundle the command line, its worker and the library, so that they start without a TypeScript loader. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { lighterPackages } from './lighter-packages.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../packages/ssg-cli')

// Names the code that is bundled: answers of other code are not taken from a cache.
const sources = createHash('sha256')
for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
  if (/\.tsx?$/.test(file) && !file.includes('.test.'))
    sources.update(file).update(readFileSync(join(root, 'src', file)))
}

const shared = {
  write: false,
  absWorkingDir: root,
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  chunkNames: 'chunks/[name]-[hash]',
  sourcemap: true,
  logLevel: 'warning',
}

const program = await build({
  ...shared,
  entryPoints: {
    cli: 'src/cli/index.ts',
    index: 'src/index.ts',
    page: 'src/page.ts',
    worker: 'src/io/worker.ts',
    'ready-made': 'src/cli/write-ready-made.ts',
  },
  platform: 'node',
  target: 'node20.19',
  plugins: [lighterPackages],
  // esbuild is a program of its own; shiki's grammars are loaded one by one from its package.
  external: ['esbuild', 'shiki', 'shiki/*', '@shikijs/*', 'linkinator', 'algoliasearch'],
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  define: { 'process.env.DOCS_BUILD_SOURCES': JSON.stringify(sources.digest('hex').slice(0, 16)) },
})

// Pages import these: nothing of Node in them, and the bundle of a site takes packages in its own way.
const browserModules = await build({
  ...shared,
  entryPoints: {
    search: 'src/search/search-engine.ts',
    'search-embedded': 'src/search/embedded/embedded-search.ts',
    'search-algolia': 'src/search/hosted/algolia-search.ts',
  },
  platform: 'browser',
  packages: 'external',
  target: 'es2022',
})
// The browser's part of the dev server: one script that runs at once.
const devClient = await build({
  ...shared,
  entryPoints: { 'dev-client': 'src/dev-client/client.ts' },
  splitting: false,
  sourcemap: false,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
})
const outputFiles = [program, browserModules, devClient].flatMap((built) => built.outputFiles)

// Files of an earlier build go last, so that a command that starts meanwhile finds all that it needs.
const dist = resolve(root, 'dist')
for (const { path, contents } of outputFiles) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, contents)
}
const written = new Set(outputFiles.map(({ path }) => path))
const ready = join(dist, 'ready')
for (const entry of existsSync(dist) ? readdirSync(dist, { recursive: true, withFileTypes: true }) : []) {
  const path = join(entry.parentPath, entry.name)
  if (entry.isFile() && !written.has(path) && !path.startsWith(ready)) rmSync(path)
}

// What sites without code of their own need is bundled now, by the code that bundles for all others.
const { writeReadyMade } = await import(pathToFileURL(join(dist, 'ready-made.js')).href)
await writeReadyMade(ready, root)
