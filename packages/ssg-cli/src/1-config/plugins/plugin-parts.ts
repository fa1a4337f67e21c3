import { tagsOfEveryPage } from '../../text/html/head-tags.ts'
import { isObject } from '../../text/is-object.ts'
import { unsafeStart } from '../../text/urls/unsafe-start.ts'
import type { Plugin } from '../../plugin.ts'

/** What does not fit in a part of a plugin. */
export interface Misfit {
  /** Where it stands below the part: `[1]`, `.js`. */
  readonly at: string
  readonly value: unknown
  readonly expected: string
}

/** Finds the first thing that does not fit. */
export type PartShape = (value: unknown) => Misfit | undefined

const text = leaf('a string', (value) => typeof value === 'string')
const hook = leaf('a function', (value) => typeof value === 'function')
const anything = () => undefined
/** An array of what unified takes: plugins, those with options, presets. */
export const unifiedList: PartShape = listOf(
  'an array of plugins for unified',
  leaf('a plugin for unified: a function (import it), [function, options] or a preset', isForUnified),
)
const transformer = leaf('a transformer of shiki: an object with functions', isObject)
const grammar = leaf('a grammar: { name, scopeName, … }, or the path of a file with one', isGrammar)
const texts = listOf('an array of strings', text)
const hooks = recordOf('an object with functions', hook)
/** How nodes of Markdown become HTML. */
export const remarkRehypeShape: PartShape = shaped('an object: { handlers }', { handlers: optional(hooks) })

const attribute = leaf('a string or true', (value) => typeof value === 'string' || value === true)
const url = leaf(
  'a URL that runs no code',
  (value) => typeof value !== 'string' || unsafeStart(value, 'place') === undefined,
)
const urlAttributes = new Map([
  ['href', url],
  ['src', url],
])
const places: readonly unknown[] = ['head', 'body-start', 'body-end']
const headTag = exactly('a tag: { tag, attributes }', {
  tag: leaf(
    'script, link, meta, style or noscript',
    (value) => typeof value === 'string' && tagsOfEveryPage.includes(value),
  ),
  attributes: optional(recordOf('an object with attributes', attribute, urlAttributes)),
  content: optional(text),
  place: optional(leaf('head, body-start or body-end', (value) => places.includes(value))),
})

/**
 * Every part of a plugin, and the shape that it must have: plugins in plain JavaScript have no types that tell their author.
 */
export const pluginParts: Readonly<Record<keyof Plugin, PartShape>> = {
  // Its own message says what names look like.
  name: anything,
  pure: optional(leaf('true or false', (value) => typeof value === 'boolean')),
  config: optional(hook),
  prepare: optional(hook),
  remark: optional(unifiedList),
  rehype: optional(unifiedList),
  remarkRehype: optional(remarkRehypeShape),
  directives: optional(hooks),
  code: optional(
    shaped('an object: { fences, transformers, languages }', {
      fences: optional(hooks),
      transformers: optional(listOf('an array of transformers of shiki', transformer)),
      languages: optional(listOf('an array of grammars', grammar)),
    }),
  ),
  sources: optional(listOf('an array of sources', shaped('a source: { id, load }', { id: text, load: hook }))),
  components: optional(recordOf('an object with paths of modules', text)),
  themes: optional(texts),
  aliases: optional(
    recordOf(
      'an object: { name: package, file or false }',
      leaf('a string or false', (value) => value === false || typeof value === 'string'),
    ),
  ),
  defines: optional(recordOf('an object: { name: code }', text)),
  endings: optional(texts),
  styles: optional(texts),
  postcss: optional(hook),
  head: optional(listOf('an array of tags', headTag)),
  client: optional(texts),
  policy: optional(recordOf('an object: { "connect-src": […] }', texts)),
  search: optional(hook),
  emit: optional(hook),
  finish: optional(hook),
  check: optional(hook),
  watch: optional(texts),
}

function isForUnified(item: unknown): boolean {
  if (item === null || item === undefined) return true
  if (Array.isArray(item)) return typeof item[0] === 'function'
  if (!isObject(item)) return typeof item === 'function'
  const { plugins, settings } = item
  return plugins === undefined ? isObject(settings) : Array.isArray(plugins) && plugins.every(isForUnified)
}

function isGrammar(value: unknown): boolean {
  if (!isObject(value)) return typeof value === 'string'
  return typeof value['name'] === 'string' && typeof value['scopeName'] === 'string'
}

function leaf(expected: string, fits: (value: unknown) => boolean): PartShape {
  return (value) => (fits(value) ? undefined : { at: '', value, expected })
}

function optional(shape: PartShape): PartShape {
  return (value) => (value === undefined ? undefined : shape(value))
}

function listOf(expected: string, shape: PartShape): PartShape {
  return (value) => {
    if (!Array.isArray(value)) return { at: '', value, expected }
    return first(value.map((item, index) => [`[${index}]`, shape(item)]))
  }
}

/** @param more what some keys must be besides */
function recordOf(expected: string, shape: PartShape, more: ReadonlyMap<string, PartShape> = new Map()): PartShape {
  return (value) => {
    if (!isObject(value)) return { at: '', value, expected }
    return first(Object.entries(value).map(([key, item]) => [keyed(key), shape(item) ?? more.get(key)?.(item)]))
  }
}

/** As `shaped`, where a key more means nothing and is lost. */
function exactly(expected: string, shapes: Readonly<Record<string, PartShape>>): PartShape {
  const shape = shaped(expected, shapes)
  return (value) => {
    const found = shape(value)
    const more = isObject(value) && Object.keys(value).find((key) => !Object.hasOwn(shapes, key))
    if (found || typeof more !== 'string') return found
    return { at: '', value: more, expected: `only the keys ${Object.keys(shapes).join(', ')}` }
  }
}

function shaped(expected: string, shapes: Readonly<Record<string, PartShape>>): PartShape {
  return (value) => {
    if (!isObject(value)) return { at: '', value, expected }
    return first(Object.entries(shapes).map(([key, shape]) => [keyed(key), shape(value[key])]))
  }
}

function keyed(key: string): string {
  return /^\w+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
}

function first(found: readonly (readonly [string, Misfit | undefined])[]): Misfit | undefined {
  for (const [at, misfit] of found) if (misfit) return { ...misfit, at: at + misfit.at }
  return undefined
}
