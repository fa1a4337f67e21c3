import { dirname, resolve } from 'node:path'
import type { Outcome } from '../../../model/outcome.ts'
import { isDocusaurusSite } from '../../config-file.ts'
import { failureMessages, type Message, type Plugin } from '../../esbuild.ts'
import { readFile } from '../../files/read-file.ts'

const namespace = 'lost-exports'

/** A name that a module imports and nobody exports. */
interface LostExport {
  /** Absolute path of the module that imports it, and by what. */
  readonly importer: string
  readonly specifier: string
  readonly name: string
  readonly message: Message
}

/**
 * Bundle in spite of imports of names that nobody exports: in a site of Docusaurus these are undefined, as webpack has them, and a
 * warning. Types are imported so where code is no TypeScript.
 *
 * @see https://webpack.js.org/configuration/module/#moduleparserjavascriptexportspresence
 */
export function despiteLostExports<T>(
  siteDir: string,
  make: (first: readonly Plugin[]) => Promise<Outcome<T>>,
): (first: readonly Plugin[]) => Promise<Outcome<T>> {
  if (!isDocusaurusSite(siteDir)) return make
  return async (first) => {
    try {
      return await make(first)
    } catch (error) {
      const lost = (failureMessages(error) ?? []).map((message) => lostExport(message, siteDir))
      const known = lost.filter((each) => each !== undefined)
      if (known.length === 0 || known.length < lost.length) throw error
      return await make([...first, lostExports(known)])
    }
  }
}

function lostExport(message: Message, siteDir: string): LostExport | undefined {
  const [, name] = /^No matching export in "[^"]*" for import "([^"]*)"$/.exec(message.text) ?? []
  const file = message.location?.file.replace(/\?[\w#-]+$/, '')
  if (name === undefined || !message.location || file === undefined) return undefined
  const importer = resolve(siteDir, file)
  const specifier = importAt(readFile(importer, 'utf8'), message.location)
  return specifier === undefined ? undefined : { importer, specifier, name, message }
}

/** Finds what is imported by names, or exported on. */
const imports = /\b(?:import|export)\s[^;'"]*?\bfrom\s*['"]([^'"]+)['"]/g

function importAt(text: string, { line, lineText }: NonNullable<Message['location']>): string | undefined {
  const start = text.split('\n', line - 1).join('\n').length
  const end = start + lineText.length
  return [...text.matchAll(imports)].findLast(({ index }) => index <= end)?.[1]
}

/** In the place of what lacks exports stands for its importers what has them. */
function lostExports(lost: readonly LostExport[]): Plugin {
  return {
    name: namespace,
    setup(context) {
      context.onResolve({ filter: /./ }, ({ path, importer, namespace: from }) => {
        const found = lost.filter((each) => each.specifier === path && each.importer === importer)
        if (found.length === 0 || from === namespace) return undefined
        return { path, namespace, suffix: `?${found.map(({ name }) => name).join()}`, pluginData: found }
      })
      context.onLoad({ filter: /.*/, namespace }, ({ path, pluginData }) => {
        // What the module was resolved with.
        const found = pluginData as readonly LostExport[]
        const from = JSON.stringify(path)
        const lines = found.map(({ name }) =>
          name === 'default' ? 'export default undefined' : `export const ${name} = undefined`,
        )
        const own = found.some(({ name }) => name === 'default')
          ? []
          : [`import * as all from ${from}`, 'export default all.default']
        return {
          contents: [`export * from ${from}`, ...own, ...lines].join('\n'),
          resolveDir: dirname(found[0]?.importer ?? ''),
          warnings: found.map(({ message: { text, location } }) => ({ id: 'import-is-undefined', text, location })),
        }
      })
    },
  }
}
