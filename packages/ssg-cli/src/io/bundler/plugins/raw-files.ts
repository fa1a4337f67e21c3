import { readFile } from 'node:fs/promises'
import type { Plugin } from '../../esbuild.ts'

/**
 * `import code from '!!raw-loader!./x.py'` gives the text of a file, as webpack's loader does. `read` takes note of the
 * files: esbuild does not know them.
 *
 * @see https://v4.webpack.js.org/loaders/raw-loader/
 */
export function rawFiles(read: Set<string>): Plugin {
  const prefix = /^!*raw-loader!/
  return {
    name: 'raw-files',
    setup(context) {
      context.onResolve({ filter: prefix }, async ({ path, kind, resolveDir }) => {
        const found = await context.resolve(path.replace(prefix, ''), { kind, resolveDir })
        return found.errors.length > 0 ? found : { path: found.path, namespace: 'raw' }
      })
      context.onLoad({ filter: /.*/, namespace: 'raw' }, async ({ path }) => {
        read.add(path)
        return { contents: `export default ${JSON.stringify(await readFile(path, 'utf8'))}`, loader: 'js' }
      })
    },
  }
}
