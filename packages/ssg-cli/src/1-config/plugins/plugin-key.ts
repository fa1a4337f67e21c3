import type { ImportedModule } from '../../model/imported-module.ts'
import { hashOf, hashValues } from '../../text/hash.ts'
import type { MadePlugin } from './make-plugins.ts'

/** Where plugins come from besides the config. */
export interface PluginOrigins {
  /** Name of a plugin → its module. */
  readonly modules: ReadonlyMap<string, ImportedModule>
  /** Modules of presets, which hand functions and options on. */
  readonly presets?: readonly ImportedModule[]
}

/**
 * A hash of what decides what a plugin does. Code of packages counts by their versions, code of the site as it is: that of
 * the config file only for what is written there, so that a new title does not make all pages anew.
 */
export function pluginKey(
  { plugin, named, written }: MadePlugin,
  config: ImportedModule,
  { modules, presets = [] }: PluginOrigins,
): string {
  const module = named === undefined ? undefined : modules.get(named)
  const own = module && contentsOf(module)
  const { texts, functions } = contentOf(named === undefined && written[0] === plugin ? plugin : written)
  const origin = JSON.stringify([own ?? config.packages, ...presets.map(contentsOf)])
  return hashValues(plugin.name, texts, origin, codeOf(functions, config))
}

function contentsOf({ packages, code, others, reads }: ImportedModule): readonly unknown[] {
  return [packages, code, others, reads]
}

/** The code of the site's own that such functions may use. What nobody exports may hold on to anything in the config. */
function codeOf(functions: readonly Function[], { code, others, exported, reads }: ImportedModule): string {
  const texts = functions.filter((each) => !exported.has(each)).map((each) => each.toString())
  if (texts.some((text) => !others.includes(text))) return hashOf(code + others + JSON.stringify(reads))
  return texts.length > 0 ? hashOf(others + JSON.stringify(reads)) : ''
}

/** A text that is equal for equal values, and the functions in them. */
function contentOf(value: unknown): { readonly texts: string; readonly functions: readonly Function[] } {
  const functions: Function[] = []
  const above = new Set<unknown>()
  const textOf = (each: unknown): string => {
    if (typeof each === 'function') {
      functions.push(each)
      return each.toString()
    }
    if (typeof each !== 'object' || each === null) return `${typeof each} ${String(each)}`
    if (above.has(each)) return 'circle'
    above.add(each)
    const text = `${Object.prototype.toString.call(each)}${each instanceof RegExp || each instanceof Date ? String(each) : ''}{${entriesOf(each).map(([key, inner]) => `${textOf(key)}:${textOf(inner)}`)}}`
    above.delete(each)
    return text
  }
  return { texts: textOf(value), functions }
}

function entriesOf(value: object): readonly (readonly [unknown, unknown])[] {
  if (value instanceof Map) return [...value]
  if (value instanceof Set) return [...value].map((each) => [each, true])
  return Object.entries(value)
}
