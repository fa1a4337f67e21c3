import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/**
 * The embedded engine as a site's client loads it.
 *
 * @returns {Promise<{ code: string, gzip: number }>} a script that sets `embeddedSearch`, and what it weighs
 */
export async function bundleEngine() {
  /** @type {(format: 'iife' | 'esm') => Promise<string>} */
  const bundle = async (format) => {
    const { outputFiles } = await build({
      stdin: {
        contents:
          format === 'esm'
            ? "export { embeddedSearch } from '@docs-build/search/reader'"
            : "import { embeddedSearch } from '@docs-build/search/reader'\nglobalThis.embeddedSearch = embeddedSearch",
        resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      },
      bundle: true,
      minify: true,
      format,
      target: 'es2022',
      write: false,
    })
    return outputFiles[0].text
  }
  return { code: await bundle('iife'), gzip: gzipSync(await bundle('esm')).length }
}
