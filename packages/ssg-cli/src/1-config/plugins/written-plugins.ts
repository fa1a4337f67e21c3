import type { AskedFunctions } from '../../model/asked-functions.ts'
import type { Config } from '../../model/config.ts'
import { isObject } from '../../text/is-object.ts'

/** The lists of plugins for unified that `markdown` of a config may have. */
export const markdownLists = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
  'remarkRehypeOptions',
] as const

/** The plugins of a config as their author wrote them. */
export interface WrittenPlugins {
  /** The value of `plugins`. */
  readonly plugins: unknown
  readonly markdown: Readonly<Partial<Record<(typeof markdownLists)[number], unknown>>>
}

/** A config in parts. */
export interface TakenPlugins {
  readonly rest: unknown
  readonly written: WrittenPlugins
  /** Functions at the keys of the config itself. They join it once it was checked: no cache keeps them. */
  readonly functions: Pick<Config, 'createRedirects' | 'asked'>
}

/** Part a config into what is data and what is code: plugins have functions, which neither hashes nor threads take. */
export function takePlugins(value: unknown): TakenPlugins {
  if (!isObject(value)) return { rest: value, written: { plugins: undefined, markdown: {} }, functions: {} }
  const { plugins, createRedirects, asked, ...others } = value
  const isCode = typeof createRedirects === 'function'
  const areAsked = isObject(asked) && Object.values(asked).every((each) => isObject(each) || typeof each === 'function')
  // What is no function is left where the schema says so.
  const rest = {
    ...others,
    ...(createRedirects !== undefined && !isCode && { createRedirects }),
    ...(asked !== undefined && !areAsked && { asked }),
  }
  // A function of authors may give anything: its answers are looked at one by one.
  const functions = {
    ...(isCode && { createRedirects: createRedirects as Config['createRedirects'] }),
    ...(areAsked && { asked: asked as AskedFunctions }),
  }
  const given = others['markdown']
  if (!isObject(given)) return { rest, written: { plugins, markdown: {} }, functions }
  const markdown = Object.entries(given)
  const isList = (key: string) => markdownLists.some((name) => name === key)
  return {
    rest: { ...rest, markdown: Object.fromEntries(markdown.filter(([key]) => !isList(key))) },
    written: { plugins, markdown: Object.fromEntries(markdown.filter(([key]) => isList(key))) },
    functions,
  }
}
