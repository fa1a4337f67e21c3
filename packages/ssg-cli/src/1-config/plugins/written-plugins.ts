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

/** Part a config into what is data and what is code: plugins have functions, which neither hashes nor threads take. */
export function takePlugins(value: unknown): { readonly rest: unknown; readonly written: WrittenPlugins } {
  if (!isObject(value)) return { rest: value, written: { plugins: undefined, markdown: {} } }
  const { plugins, ...rest } = value
  if (!isObject(rest['markdown'])) return { rest, written: { plugins, markdown: {} } }
  const markdown = Object.entries(rest['markdown'])
  const isList = (key: string) => markdownLists.some((name) => name === key)
  return {
    rest: { ...rest, markdown: Object.fromEntries(markdown.filter(([key]) => !isList(key))) },
    written: { plugins, markdown: Object.fromEntries(markdown.filter(([key]) => isList(key))) },
  }
}
