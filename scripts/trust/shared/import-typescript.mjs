import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root } from './run-command.mjs'

/**
 * Import a module of TypeScript with all that it takes from the sources of this repository; packages stay what they are.
 *
 * @param {string} file
 */
export async function importTypeScript(file) {
  const folder = join(root, 'node_modules/.cache')
  const outfile = join(folder, `docs-build-trust-${process.pid}.mjs`)
  mkdirSync(folder, { recursive: true })
  try {
    await build({
      entryPoints: [file],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      packages: 'external',
      alias: {
        'docs-build/page': join(root, 'packages/ssg-cli/src/page.ts'),
        ...Object.fromEntries(
          ['builder', 'hosted', 'push', 'reader'].map((part) => [
            `@docs-build/search/${part}`,
            join(root, `packages/search/src/${part}/index.ts`),
          ]),
        ),
        '@docs-build/search': join(root, 'packages/search/src/index.ts'),
      },
      // Files are found from where their module lies, which is another place than that of the bundle.
      plugins: [{ name: 'own-url', setup: keepUrls }],
      logLevel: 'error',
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(outfile, { force: true })
  }
}

function keepUrls({ onLoad }) {
  onLoad({ filter: /[\\/](?:tests|packages)[\\/].*\.tsx?$/ }, async ({ path }) => {
    const { readFile } = await import('node:fs/promises')
    const text = await readFile(path, 'utf8')
    return {
      contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }
  })
}
