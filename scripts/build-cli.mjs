/** Bundle the command line, its worker and the library, so that they start without a TypeScript loader. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../packages/ssg-cli')

// Names the code that is bundled: answers of other code are not taken from a cache.
const sources = createHash('sha256')
for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
  if (/\.tsx?$/.test(file) && !file.includes('.test.'))
    sources.update(file).update(readFileSync(join(root, 'src', file)))
}

const { outputFiles } = await build({
  write: false,
  absWorkingDir: root,
  entryPoints: {
    cli: 'src/cli/index.ts',
    index: 'src/index.ts',
    page: 'src/page.ts',
    search: 'src/search/search-engine.ts',
    worker: 'src/io/worker.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // esbuild is a program of its own; shiki's grammars are loaded one by one from its package.
  external: ['esbuild', 'shiki', 'shiki/*', '@shikijs/*', 'linkinator'],
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  chunkNames: 'chunks/[name]-[hash]',
  sourcemap: true,
  define: { 'process.env.DOCS_BUILD_SOURCES': JSON.stringify(sources.digest('hex').slice(0, 16)) },
  logLevel: 'warning',
})

// The browser's part of the dev server: one script that runs at once.
const browser = await build({
  write: false,
  absWorkingDir: root,
  entryPoints: { 'dev-client': 'src/dev-client/client.ts' },
  outdir: 'dist',
  bundle: true,
  minify: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  logLevel: 'warning',
})
outputFiles.push(...browser.outputFiles)

// Files of an earlier build go last, so that a command that starts meanwhile finds all that it needs.
const dist = resolve(root, 'dist')
for (const { path, contents } of outputFiles) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, contents)
}
const written = new Set(outputFiles.map(({ path }) => path))
for (const entry of existsSync(dist) ? readdirSync(dist, { recursive: true, withFileTypes: true }) : []) {
  const path = join(entry.parentPath, entry.name)
  if (entry.isFile() && !written.has(path)) rmSync(path)
}
