import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** What a module of this package weighs in a site's client, in KB with gzip: what is loaded with it, and what later, if it is needed. */
export async function bundleWeight(code: string): Promise<{ readonly initial: number; readonly later: number }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    minify: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['docs-build-source'],
    outdir: '/out',
    write: false,
  })
  const entry = Object.keys(metafile.outputs).find((path) => path.endsWith('stdin.js'))
  const initial = new Set(entry === undefined ? [] : [entry])
  for (const path of initial)
    for (const { path: imported, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement') initial.add(imported)
  const weigh = (isInitial: boolean) =>
    outputFiles
      .filter(({ path }) => [...initial].some((own) => path.endsWith(own.slice(own.lastIndexOf('/')))) === isInitial)
      .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length / 1000, 0)
  return { initial: weigh(true), later: weigh(false) }
}
