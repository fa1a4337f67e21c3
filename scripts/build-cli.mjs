/** Bundle the command line, its worker and the library, so that they start without a TypeScript loader. */
import { rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../packages/ssg-cli')
rmSync(resolve(root, 'dist'), { recursive: true, force: true })
await build({
  absWorkingDir: root,
  entryPoints: { cli: 'src/cli/index.ts', index: 'src/index.ts', page: 'src/page.ts', worker: 'src/io/worker.ts' },
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
  logLevel: 'warning',
})
