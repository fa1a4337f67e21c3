import { joinFolder } from '../../text/urls/resolve-path.ts'
import { isExternal } from '../../text/urls/split-url.ts'
import { attributesOf, headPart, listOf } from './head-tags.ts'
import { joined, otherwise, type Part, type Rule } from './part.ts'
import { siteFile } from './site-file.ts'
import type { SiteFacts } from './site-facts.ts'

/** Sheets of other sites that say nothing of elements: fonts, icons and formulas, which are right wherever they stand. */
const sayNothingOfElements = /fonts\.|typekit|katex|font-?awesome|icons?\b/i

/**
 * `stylesheets`: URLs, or the attributes of a link. They stand before the theme's in Docusaurus, which wins where both weigh as much.
 * Those that are files of the site are bundled, below the theme; a link wins over it, for the theme is in cascade layers.
 */
export function stylesheets(
  { siteDir, exists }: Pick<SiteFacts, 'siteDir' | 'exists'>,
  base: string,
  staticDirectories: unknown,
): Rule {
  const folders = Array.isArray(staticDirectories) ? staticDirectories.map(String) : ['static']
  const fileOf = (href: string): string | undefined => {
    const [path = ''] = href.split(/[?#]/)
    if (!/^\/(?!\/)/.test(path)) return undefined
    const below = path.startsWith(base) ? path.slice(base.length) : path.slice(1)
    return folders.map((folder) => joinFolder(siteFile(folder, siteDir), below)).find(exists)
  }
  return (value, at) =>
    joined(
      listOf(value).map((each, index): Part => {
        const attributes: Readonly<Record<string, string | true>> = {
          rel: 'stylesheet',
          ...(typeof each === 'string' ? { href: each } : attributesOf(each)),
        }
        const { rel, href, media } = attributes
        const tag = headPart({ tag: 'link', attributes })
        if (rel !== 'stylesheet' || typeof href !== 'string') return tag
        const file = media === undefined ? fileOf(href) : undefined
        if (file?.endsWith('.css')) return { config: { theme: { cssBelow: [file] } } }
        const isTold = isExternal(href) && !sayNothingOfElements.test(href)
        return isTold ? joined([tag, onTop(each, `${at}[${index}]`)]) : tag
      }),
    )
}

const onTop = otherwise(
  'it wins over the theme, which wins over it in Docusaurus; as a file in a static folder it does not',
)
