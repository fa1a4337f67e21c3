import { isObject } from '../../../text/is-object.ts'
import { stoodFor } from '../stand-in.ts'

/** A name, also one with parts: `process.env.RELEASE`. */
const reference = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/

/**
 * Names of which plugins in a config of webpack say what they mean, with the code of each. Left out is code beyond JSON, names and
 * modules.
 *
 *     definesOf([new DefinePlugin({ RELEASE: '"8.1"', isOld: false })])  // → { RELEASE: '"8.1"', isOld: 'false' }
 *     definesOf([new ProvidePlugin({ Buffer: ['buffer', 'Buffer'] })])   // → { Buffer: 'require("buffer").Buffer' }
 *
 * @see https://webpack.js.org/plugins/define-plugin/
 * @see https://webpack.js.org/plugins/provide-plugin/
 */
export function definesOf(plugins: unknown): Readonly<Record<string, string>> {
  const entries = (Array.isArray(plugins) ? plugins : []).flatMap(codesOf)
  return Object.fromEntries(entries.filter(([name, code]) => reference.test(name) && isCode(code)))
}

/** True for a plugin that does nothing but this. */
export function hasOnlyDefines(plugin: unknown): boolean {
  const entries = codesOf(plugin)
  return entries.length > 0 && entries.every(([name, code]) => reference.test(name) && isCode(code))
}

function codesOf(plugin: unknown): readonly (readonly [string, string])[] {
  const provided = definitionsOf(plugin, 'ProvidePlugin')
  return [
    ...entriesOf(definitionsOf(plugin, 'DefinePlugin')),
    ...Object.entries(isObject(provided) ? provided : {}).flatMap(([name, value]) =>
      // Browsers have one.
      name === 'console' ? [] : [[name, moduleCode(value)] as const],
    ),
  ]
}

/** The code of a module, or of a part of it: `['buffer', 'Buffer']`. Its name may be one of a stand-in. */
function moduleCode(value: unknown): string {
  const [module, ...parts]: readonly unknown[] = Array.isArray(value) ? value : [value]
  const name = typeof module === 'string' ? module : stoodFor(module)?.name
  return name === undefined ? '' : `require(${JSON.stringify(name)})${parts.map((part) => `.${String(part)}`).join('')}`
}

/** What a plugin was made with: one of webpack, of Rspack, or a stand-in for either. */
function definitionsOf(plugin: unknown, kind: 'DefinePlugin' | 'ProvidePlugin'): unknown {
  const { part = '', given = [] } = stoodFor(plugin) ?? {}
  if (part !== '') return part === `${kind}.new` || part.endsWith(`.${kind}.new`) ? given[0] : undefined
  if (!isObject(plugin)) return undefined
  const isOne = plugin['name'] === kind || plugin.constructor.name === kind
  const [first]: readonly unknown[] = Array.isArray(plugin['_args']) ? plugin['_args'] : [plugin['definitions']]
  return isOne ? first : undefined
}

/** An object within means its parts, and all of them together. */
function entriesOf(definitions: unknown, before = ''): readonly (readonly [string, string])[] {
  return Object.entries(isObject(definitions) ? definitions : {}).flatMap(([key, value]) =>
    isObject(value) && !stoodFor(value)
      ? [[before + key, objectOf(value)] as const, ...entriesOf(value, `${before}${key}.`)]
      : [[before + key, String(value)] as const],
  )
}

/** The code of an object. What is no JSON in it is only known by its own name. */
function objectOf(value: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(value).flatMap(([key, each]) => {
    const code = isObject(each) && !stoodFor(each) ? objectOf(each) : String(each)
    return isJson(code) ? [`${JSON.stringify(key)}:${code}`] : []
  })
  return `{${parts.join()}}`
}

function isCode(code: string): boolean {
  return reference.test(code) || moduleOf.test(code) || isJson(code)
}

/** A module, or a part of it. */
const moduleOf = /^require\("(?:[^"\\]|\\.)+"\)(?:\.[A-Za-z_$][\w$]*)*$/

function isJson(code: string): boolean {
  try {
    JSON.parse(code)
    return true
  } catch {
    return false
  }
}
