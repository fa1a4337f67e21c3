import type { ImportedModule } from '../../model/imported-module.ts'
import { hashOf, hashValues } from '../../text/hash.ts'
import type { MadePlugin } from './make-plugins.ts'

/**
 * A hash of what decides what a plugin does. Code of packages counts by their versions, code of the site as it is: that of
 * the config file only for what is written there, so that a new title does not make all pages anew.
 */
export function pluginKey(
  { plugin, named, written }: MadePlugin,
  config: ImportedModule,
  modules: ReadonlyMap<string, ImportedModule>,
): string {
  const module = named === undefined ? undefined : modules.get(named)
  const own = module && [module.packages, module.code, module.others, module.reads]
  const { texts, functions } = contentOf(named === undefined && written[0] === plugin ? plugin : written)
  return hashValues(plugin.name, texts, JSON.stringify(own ?? config.packages), codeOf(functions, config))
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
