import { readYaml } from '../../../2-sources/scan/yaml.ts'
import { positionAt } from '../../../text/markdown/position-at.ts'
import { withoutLoader } from '../../../text/modules/raw-import.ts'
import type { Plugin } from '../../esbuild.ts'
import { readFile } from '../../files/read-file.ts'

/**
 * `import units from './units.yaml'` gives what a file of YAML says, with a loader of webpack before it and without. A loader before the path of
 * any other file that is bundled anyway is passed over too.
 *
 * @see https://github.com/eemeli/yaml-loader
 */
export function dataFiles(): Plugin {
  return {
    name: 'data-files',
    setup(context) {
      context.onResolve(
        { filter: /^!*(?:(?:js-)?yaml|json|file|url)-loader!/ },
        ({ path, kind, importer, resolveDir }) => context.resolve(withoutLoader(path), { kind, importer, resolveDir }),
      )
      context.onLoad({ filter: /\.ya?ml$/, namespace: 'file' }, ({ path }) => {
        const text = readFile(path, 'utf8')
        const { value, problems } = readYaml(text)
        if (problems.length === 0) return { contents: `export default ${JSON.stringify(value)}`, loader: 'js' }
        return {
          errors: problems.map(({ message, start, end }) => {
            const { line, column } = positionAt(text, start, 0)
            const lineText = text.split(/\r?\n/)[line - 1] ?? ''
            return { text: message, location: { file: path, line, column: column - 1, length: end - start, lineText } }
          }),
        }
      })
    },
  }
}
