import {
  attribute,
  childElements,
  classesOf,
  elements,
  hasClass,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from './html-tree.ts'

/** Stands where a page leaves out entries of its sidebar. */
export const leftOutLine = '…'

/** No list that somebody reads nests deeper than its lines are indented by so many characters: what does is not read. */
export const widestIndent = 200

/**
 * Read the sidebar of a page, of either output: an entry a line, indented by its depth, with where it leads and its state.
 * What a closed category holds is not read: neither output has it in its HTML, or not always.
 */
export function sidebarLines(page: HtmlNode, urlOf: (href: string) => string): readonly string[] {
  const [list] = elements(page, isSidebar)
  return list ? listLines(list, '', urlOf) : postLines(page, urlOf)
}

function isSidebar(element: HtmlElement): boolean {
  return hasClass(element, 'theme-doc-sidebar-menu') || attribute(element, 'id') === '_sidebar'
}

function listLines(list: HtmlElement, indent: string, urlOf: (href: string) => string): string[] {
  if (indent.length > widestIndent) return []
  return childElements(list).flatMap((item) => {
    if (hasClass(item, 'sidebar__gap')) return [indent + leftOutLine]
    if (attribute(item, 'hidden') !== undefined && textOf(item) === '') return []
    const children = childElements(item).find(({ tagName }) => tagName === 'ul')
    const isClosed =
      hasClass(item, 'menu__list-item--collapsed') || (children && attribute(children, 'hidden') !== undefined)
    const own: HtmlElement = { ...item, childNodes: item.childNodes.filter((child) => child !== children) }
    const line = indent + itemLine(own, urlOf)
    if (!children) return [line]
    return isClosed ? [line] : [`${line} (open)`, ...listLines(children, `${indent}  `, urlOf)]
  })
}

function itemLine(item: HtmlElement, urlOf: (href: string) => string): string {
  const [link] = elements(item, ({ tagName }) => tagName === 'a')
  const href = link && attribute(link, 'href')
  // Categories without a page lead nowhere, or to their first page.
  const target = href === undefined || href === '#' ? '' : ` → ${urlOf(href)}`
  const isHere = link && attribute(link, 'aria-current') === 'page'
  return `${textOf(item)}${target}${isHere ? ' (here)' : ''}`
}

/** The list beside posts of Docusaurus, which is no sidebar of docs there: its title, its years and its posts. */
function postLines(page: HtmlNode, urlOf: (href: string) => string): readonly string[] {
  const isList = (element: HtmlElement) => classesOf(element).some((name) => name.startsWith('sidebarItemList'))
  // The outer ones only: what nests in one is looked through with it.
  const isInNav = ({ parentNode }: HtmlElement) => parentNode?.nodeName === 'nav'
  const navs = elements(page, ({ tagName }) => tagName === 'nav', isInNav)
  const nav = navs.find((each) => elements(each, isList).length > 0)
  if (!nav) return []
  const parts = elements(nav, (element) => element.tagName === 'a' || element.tagName === 'h3')
  const hasYears = parts.some(({ tagName }) => tagName === 'h3')
  const [title] = childElements(nav)
  const head = title ? [`${textOf(title)} (open)`] : []
  return [
    ...head,
    ...parts.map((part) =>
      part.tagName === 'h3'
        ? `  ${textOf(part)} (open)`
        : `${hasYears ? '    ' : '  '}${itemLine({ ...part, childNodes: [part] }, urlOf)}`,
    ),
  ]
}
