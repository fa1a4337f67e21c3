import { isObject } from '../../text/is-object.ts'
import { battery } from './battery.ts'
import type { ListOfFolders } from './markdown-options.ts'
import { joined, leftOut, otherwise, same, type Part } from './part.ts'
import { stoodFor } from './stand-in.ts'
import type { SiteFacts } from './site-facts.ts'

/**
 * The lists of plugins for unified of all content plugins as lists of the site: a plugin that is for some folders only looks
 * where a file lies.
 */
export function unifiedLists(lists: readonly ListOfFolders[], facts: SiteFacts): Part {
  const parts = lists.flatMap(({ name, plugins, folders, at }) =>
    plugins.flatMap((entry, index): Part | readonly Part[] => {
      if (entry === null || entry === undefined || entry === false) return []
      const [what, ...options]: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
      const plugin = functionOf(what)
      const place = `${at}[${index}]`
      const known = stoodFor(plugin)?.name
      if (known !== undefined) return packagePart(known, options[0], { ...facts, at: place })
      if (typeof plugin !== 'function') return leftOut('a plugin for unified is a function')(entry, place)
      return { config: { markdown: { [name]: [{ plugin, ...(options.length > 0 && { options }), folders }] } } }
    }),
  )
  return joined(parts)
}

/** A module that was required has its default export in it. */
function functionOf(what: unknown): unknown {
  return isObject(what) && typeof what['default'] === 'function' ? what['default'] : what
}

/** A plugin that comes in a package, which is known here or not installed. */
function packagePart(name: string, options: unknown, where: SiteFacts & { readonly at: string }): Part {
  if (name === '@docusaurus/remark-plugin-npm2yarn')
    return battery('@docs-build/plugin-npm2yarn', ownOf(options), where)
  if (name === 'remark-math' || name === 'rehype-katex')
    return joined([same('markdown.math')(true, where.at), otherwise('formulas are drawn without it')(name, where.at)])
  return { differences: [{ kind: 'install', at: where.at, words: `npm install ${name}` }] }
}

/** Its options, as ours has them. */
function ownOf(options: unknown): unknown {
  const { sync, converters } = isObject(options) ? options : {}
  return { ...(sync === true && { sync }), ...(Array.isArray(converters) && { converters }) }
}
