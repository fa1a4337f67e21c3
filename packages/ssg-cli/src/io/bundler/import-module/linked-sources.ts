import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from '../../esbuild.ts'
import { packageFolder } from '../../ready-made/package-folders.ts'
import { isInstalled } from '../../files/within.ts'
import { packageName } from './package-key.ts'

/** What Node 20 runs only when it was compiled. */
const sources = /\.(?:[cm]?ts|[jt]sx)$/

/**
 * Packages of the repository whose entry is TypeScript or JSX become part of the bundle, as files of the site do. All other
 * packages stay outside of it.
 *
 * @see https://docs.npmjs.com/cli/using-npm/workspaces
 */
export function linkedSources(): Plugin {
  return {
    name: 'linked-sources',
    setup(context) {
      context.onResolve({ filter: /^[^./]/, namespace: 'file' }, ({ path, importer }) => {
        const file = importer === '' ? undefined : sourceOf(path, importer)
        return file === undefined ? undefined : { path: file }
      })
    },
  }
}

function sourceOf(specifier: string, importer: string): string | undefined {
  const folder = packageFolder(packageName(specifier), dirname(importer))
  if (folder === undefined || isInstalled(join(folder, 'package.json'))) return undefined
  try {
    const file = createRequire(importer).resolve(specifier)
    return sources.test(file) ? file : undefined
  } catch {
    // Not for `require`: it is left to Node, which says what is wrong.
    return undefined
  }
}
