import { isObject } from '../../text/is-object.ts'
import { joined, leftOut, type Part, type Rule, type Rules } from './part.ts'

/** The lists of plugins for unified that content plugins take. */
export const listNames = [
  'beforeDefaultRemarkPlugins',
  'remarkPlugins',
  'beforeDefaultRehypePlugins',
  'rehypePlugins',
] as const

/** Plugins for unified that are for the files of some folders only. */
export interface ListOfFolders {
  readonly name: (typeof listNames)[number]
  readonly plugins: readonly unknown[]
  readonly folders: readonly string[]
  readonly at: string
}

/** Options of each content plugin about the Markdown in its folders. */
export function markdownOptions(folders: readonly string[]): Rules {
  const listed = (name: ListOfFolders['name']): Rule => {
    return (plugins, at) =>
      Array.isArray(plugins) && plugins.length > 0 ? { config: { lists: [{ name, plugins, folders, at }] } } : {}
  }
  return {
    ...Object.fromEntries(listNames.map((name) => [name, listed(name)])),
    recmaPlugins: (value, at) =>
      Array.isArray(value) && value.length === 0
        ? {}
        : leftOut('plugins see Markdown and HTML, not the code that is made of it')(value, at),
    admonitions: (value, at) => (isObject(value) ? keywords(value) : value === false ? unless(value, at) : {}),
  }
}

const unless = leftOut('admonitions are always there')

/** Further kinds of admonitions, each with its name as the default title. */
function keywords({ keywords: names }: Readonly<Record<string, unknown>>): Part {
  const own = Array.isArray(names) ? names.map(String).filter((name) => !known.includes(name)) : []
  return joined(own.map((name) => ({ config: { markdown: { admonitions: { [name]: name } } } })))
}

const known = ['secondary', 'info', 'success', 'danger', 'note', 'tip', 'warning', 'important', 'caution']
