import { isObject } from '../../../text/is-object.ts'
import { stoodFor } from '../stand-in.ts'

/** A name, also one with parts: `process.env.RELEASE`. */
const reference = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/

/**
 * Names of which plugins in a config of webpack say what they mean, with the code of each. Left out is code beyond JSON and names.
 *
 *     definesOf([new DefinePlugin({ RELEASE: '"8.1"', isOld: false })])  // → { RELEASE: '"8.1"', isOld: 'false' }
 *
 * @see https://webpack.js.org/plugins/define-plugin/
 */
export function definesOf(plugins: unknown): Readonly<Record<string, string>> {
  const entries = (Array.isArray(plugins) ? plugins : []).flatMap((each) => entriesOf(definitionsOf(each)))
  return Object.fromEntries(entries.filter(([name, code]) => reference.test(name) && isCode(code)))
}

/** True for a plugin that does nothing but this. */
export function hasOnlyDefines(plugin: unknown): boolean {
  const entries = entriesOf(definitionsOf(plugin))
  return entries.length > 0 && entries.every(([name, code]) => reference.test(name) && isCode(code))
}

/** What a plugin was made with: one of webpack, of Rspack, or a stand-in for either. */
function definitionsOf(plugin: unknown): unknown {
  const { part = '', given = [] } = stoodFor(plugin) ?? {}
  if (part !== '') return /(?:^|\.)DefinePlugin\.new$/.test(part) ? given[0] : undefined
  if (!isObject(plugin)) return undefined
  const isOne = plugin['name'] === 'DefinePlugin' || plugin.constructor.name === 'DefinePlugin'
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
  return reference.test(code) || isJson(code)
}

function isJson(code: string): boolean {
  try {
    JSON.parse(code)
    return true
  } catch {
    return false
  }
}
