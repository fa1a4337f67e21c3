import { builtinModules } from 'node:module'
import { relative } from 'node:path'
import type { Plugin } from '../../esbuild.ts'
import { isInstalled } from '../../files/within.ts'
import { importedNames } from '../imported-names.ts'

const namespace = 'recorded-files'

/**
 * Let modules of the site read files through a recorder, so that what they show is made anew when such a file changes. What
 * packages read is theirs.
 *
 * @param recorder by this name code finds the recorder of its thread; where there is none it reads as it would
 * @param argsOf told the name of each such module; what the recorder is given beside the module of Node is in the code
 */
export function recordedFiles(
  siteDir: string,
  recorder: string,
  argsOf: (module: string) => readonly string[] = () => [],
): Plugin {
  const readers = new Map<string, { readonly name: string; readonly module: string }>()
  return {
    name: namespace,
    setup(context) {
      context.onResolve({ filter: /^(?:node:)?fs(?:\/promises)?$/ }, ({ path, importer, namespace: from }) => {
        if (from === namespace || isInstalled(importer) || !builtinModules.includes(path.replace(/^node:/, '')))
          return undefined
        // Node says which of them there is not, the recorder would not.
        const real = process.getBuiltinModule(path)
        if (real && importedNames(importer, path).some((name) => !(name in real))) return undefined
        const module = from === 'file' ? relative(siteDir, importer).replaceAll('\\', '/') : `${from}:${importer}`
        // By its ending the bundler knows what the module is, whatever the one is that asks.
        const key = `${path} of ${module}.cjs`
        readers.set(key, { name: path, module })
        return { path: key, namespace }
      })
      context.onLoad({ filter: /.*/, namespace }, ({ path }) => {
        const reader = readers.get(path)
        if (!reader) return undefined
        const { name, module } = reader
        const args = argsOf(module).map((text) => `, ${JSON.stringify(text)}`)
        return {
          contents: `const real = require(${JSON.stringify(name)})
const record = globalThis[Symbol.for(${JSON.stringify(recorder)})]
module.exports = record ? record(real${args.join('')}) : real`,
          loader: 'js',
          resolveDir: siteDir,
        }
      })
    },
  }
}
