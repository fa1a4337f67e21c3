import { isObject } from '../is-object.ts'

/** What a module of a plugin for Docusaurus may export beside the function that makes the plugin. */
const names = ['validateOptions', 'validateThemeConfig'] as const

/** The default export of a module; with the functions that look at options, where it exports such. */
export function withValidators(namespace: Readonly<Record<string, unknown>>): unknown {
  const { default: own } = namespace
  const found = names.filter((name) => typeof namespace[name] === 'function')
  if (found.length === 0) return own
  // What is compiled to CommonJS has its default export below that of Node.
  const main = isObject(own) && typeof own['default'] === 'function' ? own['default'] : own
  return { default: main, ...Object.fromEntries(found.map((name) => [name, namespace[name]])) }
}
