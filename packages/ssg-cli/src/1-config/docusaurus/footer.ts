import { isObject } from '../../text/is-object.ts'
import { logo } from './logo.ts'
import { granted, joined, partOf, same, unless, type Part, type Rule, type Rules } from './part.ts'
import { attributesOf, target, windowOf } from './target.ts'

/** `themeConfig.footer`. */
export const footer: Rule = (value, at) =>
  partOf(value, at, {
    copyright: same('footer.copyright'),
    style: unless('light', same('footer.style')),
    logo: logo('footer.logo'),
    links: (links, place) => columns(Array.isArray(links) ? links : [], place),
  })

/** Columns, or one row of links, which is one column without a title. */
function columns(links: readonly unknown[], at: string): Part {
  const isColumns = isObject(links[0]) && ('title' in links[0] || 'items' in links[0])
  if (!isColumns) return columnOf(links, at)
  return joined(
    links.map((column, index) => {
      if (!isObject(column)) return {}
      const { title, items, className } = column
      const place = `${at}[${index}]`
      return columnOf(Array.isArray(items) ? items : [], `${place}.items`, {
        ...(typeof title === 'string' && title !== '' && { title }),
        ...(typeof className === 'string' && { className }),
      })
    }),
  )
}

function columnOf(links: readonly unknown[], at: string, own: { title?: string; className?: string } = {}): Part {
  const parts = links.map((link, index) => linkOf(link, `${at}[${index}]`))
  const items = parts.flatMap(({ config = {} }) => (isObject(config['link']) ? [config['link']] : []))
  const differences = parts.flatMap((part) => part.differences ?? [])
  return { config: { footer: { links: [{ ...own, items }] } }, differences }
}

function linkOf(link: unknown, at: string): Part {
  if (isObject(link) && link['html'] !== undefined) return { config: { link: { html: link['html'] } } }
  return partOf(link, at, {
    ...(isObject(link) && attributesOf(link, linkRules, 'link')),
    ...linkRules,
  })
}

const linkRules: Rules = {
  label: same('link.label'),
  to: target('link'),
  href: same('link.href'),
  className: same('link.className'),
  target: windowOf('link'),
  prependBaseUrlToHref: granted,
  // As an attribute of a link it says a type of files, and changes nothing.
  type: granted,
}
