import { textOfFile } from '../../files/read-file.ts'
import { dirname, extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from '../../esbuild.ts'
import { endOfOurs } from '../written-before.ts'

const words = /\b(?:import\.meta\.(?:url|dirname|filename)|__dirname|__filename)\b/

/** What stands in a bundle for the path of each module in it. */
export const pathNames = {
  'import.meta.url': '__docsBuildUrl',
  'import.meta.dirname': '__docsBuildFolder',
  'import.meta.filename': '__docsBuildFile',
  __dirname: '__docsBuildFolder',
  __filename: '__docsBuildFile',
} as const

/**
 * A module that asks where it is gets the path of its source, not that of the bundle: files are read beside it. To be
 * used with `define: pathNames`.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/esm.html#importmeta
 */
export function ownPaths(): Plugin {
  return {
    name: 'own-paths',
    setup(context) {
      context.onLoad({ filter: /\.[cm]?[jt]s$/, namespace: 'file' }, async ({ path }) => {
        // A file that can't be read is esbuild's to tell.
        const text = textOfFile(path) ?? ''
        if (!words.test(text)) return undefined
        const values = { Url: pathToFileURL(path).href, Folder: dirname(path), File: path }
        const names = Object.entries(values).map(([name, value]) => `__docsBuild${name}=${JSON.stringify(value)}`)
        // On the first line, so that the others keep their numbers.
        return {
          contents: `const ${names.join()};${endOfOurs}${text}`,
          loader: extname(path).endsWith('ts') ? 'ts' : 'js',
        }
      })
    },
  }
}
