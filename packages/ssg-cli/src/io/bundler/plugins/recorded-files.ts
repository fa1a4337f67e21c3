import { builtinModules } from 'node:module'
import { relative } from 'node:path'
import type { Plugin } from '../../esbuild.ts'
import { recorderName } from '../../recorded-fs.ts'
import { isInstalled } from '../../within.ts'

const namespace = 'recorded-files'

/**
 * Let modules of the site read files through a recorder, so that what they show is made anew when such a file changes. What
 * packages read is theirs.
 *
 * @param tokenOf told the name of each such module; the token that it gives is in the module's code, and with another one
 * the code is another one
 */
export function recordedFiles(siteDir: string, tokenOf: (module: string) => string): Plugin {
  const readers = new Map<string, { readonly name: string; readonly module: string }>()
  return {
    name: namespace,
    setup(context) {
      context.onResolve({ filter: /^(?:node:)?fs(?:\/promises)?$/ }, ({ path, importer, namespace: from }) => {
        if (from === namespace || isInstalled(importer) || !builtinModules.includes(path.replace(/^node:/, '')))
          return undefined
        const module = from === 'file' ? relative(siteDir, importer).replaceAll('\\', '/') : `${from}:${importer}`
        const key = `${path} of ${module}`
        readers.set(key, { name: path, module })
        return { path: key, namespace }
      })
      context.onLoad({ filter: /.*/, namespace }, ({ path }) => {
        const reader = readers.get(path)
        if (!reader) return undefined
        const { name, module } = reader
        const args = [module, tokenOf(module)].map((text) => JSON.stringify(text)).join()
        return {
          contents: `const real = require(${JSON.stringify(name)})
const record = globalThis[Symbol.for(${JSON.stringify(recorderName)})]
module.exports = record ? record(real, ${args}) : real`,
          loader: 'js',
          resolveDir: siteDir,
        }
      })
    },
  }
}
