import type { Plugin } from '../../esbuild.ts'
import { escapeRegExp } from '../../../text/html/escape.ts'
import { isOwnFile } from '../../packages/is-own-file.ts'
import { isPackageCode } from '../static-components/package-code.ts'
import { readFile } from '../../files/read-file.ts'

type Defines = Readonly<Record<string, string>>

/** The code of a module, or of a part of it. */
const isModule = ([, code]: readonly [string, string]) => code.startsWith('require(')

/**
 * Put code in the place of names, as plugins say. Objects are for browsers: where pages are rendered there is a `process`, of which
 * `process: { env: {} }` would leave nothing. What a name means that is a module, a package that asks for it gets.
 *
 * @see https://esbuild.github.io/api/#define
 */
export function givenDefines(defines: Defines, siteDir: string): Plugin {
  return {
    name: 'given-defines',
    setup(context) {
      const { initialOptions } = context
      const isNode = initialOptions.platform === 'node'
      const isMeant = (entry: readonly [string, string]) => !isModule(entry) && !(isNode && entry[1].startsWith('{'))
      const provided = providing(defines, isNode)
      initialOptions.define = {
        ...initialOptions.define,
        ...Object.fromEntries(Object.entries(defines).filter(isMeant)),
        ...provided?.names,
      }
      if (provided === undefined) return
      context.onLoad({ filter: /\.[cm]?js$/, namespace: 'file' }, ({ path }) => {
        if (!isPackageCode(path, siteDir)) return undefined
        const text = readFile(path, 'utf8')
        const contents = provided.code(text)
        return contents === text ? undefined : { contents, loader: 'js' }
      })
    },
  }
}

/** Names that mean modules. */
interface Providing {
  /** What each becomes where no variable of that name is in its place. */
  readonly names: Defines
  /** The text of a module, with the modules that it asks for. */
  readonly code: (text: string) => string
}

/**
 * What makes names mean modules. Undefined where no name does. What Node has itself, it has where pages are rendered.
 *
 *     providing({ Buffer: 'require("buffer").Buffer' }, false)?.code('Buffer.from(a)')
 *     // → 'var docsBuild_Buffer = require("buffer").Buffer;Buffer.from(a)', of which `names` make the rest
 */
export function providing(defines: Defines, isNode: boolean): Providing | undefined {
  const modules = Object.entries(defines).filter((entry) => isModule(entry) && !(isNode && entry[0] in globalThis))
  if (modules.length === 0) return undefined
  return {
    names: Object.fromEntries(modules.map(([name]) => [name, variableOf(name)])),
    code: (text) => {
      const made = modules
        .map(([name, meant]) => (asksFor(name, text) ? `var ${variableOf(name)} = ${meant};` : ''))
        .join('')
      if (made === '') return text
      // A directive counts only where it stands first, and may end with its line.
      return text.replace(
        /^(?:#!.*\n)?(?:\s*(['"])use \w+\1;?)?/,
        (found) => found + (/['"]$/.test(found) ? ';' : '') + made,
      )
    },
  }
}

/** The same for the code of one file of the site, and no other. */
export function providedFor(
  defines: Defines,
  isNode: boolean,
  siteDir: string,
): (text: string, path: string) => string {
  const provided = providing(defines, isNode)
  return (text, path) => (provided && isOwnFile(path, siteDir) ? provided.code(text) : text)
}

function variableOf(name: string): string {
  return `docsBuild_${name.replaceAll('.', '_')}`
}

/** True for code in which a name stands: whether a variable is meant, the bundler knows. */
function asksFor(name: string, text: string): boolean {
  if (!text.includes(name)) return false
  const code = text.replace(comments, '').replaceAll('process.env.NODE_ENV', '')
  return new RegExp(`(?<![\\w$.'"-])${escapeRegExp(name)}(?![\\w$'"-]|\\s*:)`).test(code)
}

const comments = /\/\*[^]*?\*\/|(?<![:"'\\])\/\/.*$/gm
