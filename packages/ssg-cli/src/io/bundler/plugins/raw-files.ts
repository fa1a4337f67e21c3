import { readFile } from '../../files/read-file.ts'
import { rawImport } from '../../../text/modules/raw-import.ts'
import type { Plugin } from '../../esbuild.ts'

/**
 * `import code from '!!raw-loader!./x.py'` gives the text of a file, as webpack's loader does, and so does `./x.py?raw`. `read` takes note of the
 * files: esbuild does not know them.
 *
 * @see https://v4.webpack.js.org/loaders/raw-loader/
 */
export function rawFiles(read: Set<string>): Plugin {
  return {
    name: 'raw-files',
    setup(context) {
      context.onResolve({ filter: /^!*raw-loader!|\?raw$/ }, async ({ path, kind, resolveDir }) => {
        const found = await context.resolve(rawImport(path) ?? path, { kind, resolveDir })
        return found.errors.length > 0 ? found : { path: found.path, namespace: 'raw' }
      })
      context.onLoad({ filter: /.*/, namespace: 'raw' }, async ({ path }) => {
        read.add(path)
        return { contents: `export default ${JSON.stringify(readFile(path, 'utf8'))}`, loader: 'js' }
      })
    },
  }
}
