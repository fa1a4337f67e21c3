import { describe } from '../../diagnostics/describe.ts'
import { isObject } from '../../text/is-object.ts'
import { mistyped } from '../../text/mistyped.ts'
import { pluginParts } from './plugin-parts.ts'

/** Why an entry of the config makes no plugin. */
export interface PluginProblem {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly suggestion?: string
  /** What was thrown while it was made. */
  readonly thrown?: { readonly name: string; readonly error: unknown }
}

/** What is wrong with an object that should be a plugin of ours: its name, a key that is no part, or what a part holds. */
export function shapeProblem(plugin: unknown, path: readonly PropertyKey[], name?: string): PluginProblem | undefined {
  const of = name === undefined ? '' : ` of "${name}"`
  if (!isObject(plugin)) return { path, message: `Unexpected ${describe(plugin)}${of}, expected a plugin: { name, … }` }
  if (typeof plugin['name'] !== 'string' || !/^[\w@][\w@./-]*$/.test(plugin['name'])) {
    return { path, message: `Unexpected ${describe(plugin['name'])} as the name of a plugin${of}, expected a word` }
  }
  const unknown = Object.keys(plugin).find((key) => !Object.hasOwn(pluginParts, key))
  if (unknown === undefined) return misfitIn(plugin, path)
  const suggestion = mistyped(unknown, Object.keys(pluginParts))
  const expected = suggestion === undefined ? Object.keys(pluginParts).join(', ') : `"${suggestion}"`
  return {
    path,
    message: `Unexpected key "${unknown}" in plugin "${plugin['name']}", expected ${expected}`,
    ...(suggestion !== undefined && { suggestion }),
  }
}

function misfitIn(plugin: Readonly<Record<string, unknown>>, path: readonly PropertyKey[]): PluginProblem | undefined {
  for (const [part, shape] of Object.entries(pluginParts)) {
    const misfit = shape(plugin[part])
    if (!misfit) continue
    const { at, value, expected } = misfit
    const where = `"${part}${at}" of plugin "${String(plugin['name'])}"`
    return { path, message: `Unexpected ${describe(value)} as ${where}, expected ${expected}` }
  }
  return undefined
}
