import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Bundle a module of this package, as a site's client would be. */
export async function bundleText(code: string, platform: 'browser' | 'node'): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    minify: true,
    format: 'esm',
    platform,
    target: 'es2022',
    conditions: ['docs-build-source'],
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
