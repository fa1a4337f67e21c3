import type { Page, LayoutNavItem, LayoutNavLink, SiteLayout } from 'docs-build/page'
import { escapeHtml } from '../html/escape-html.ts'
import { isCurrent, placeOf } from '../html/is-current.ts'
import { hrefInVersion } from '../html/href-in-version.ts'
import { eachTime, once } from '../server/once.ts'
import { part } from '../server/part.ts'
import { menuLinks } from './menu-items.tsx'
import { NavbarExtra } from './navbar-extra.tsx'
import { NavbarItem } from './navbar-item.tsx'
import { SearchButton } from './search-button.tsx'

/**
 * Render one item of the navbar to HTML. Items are rendered once for each of their states, not once per page.
 * An item that fails names itself.
 */
export function navbarItemHtml(layout: SiteLayout, page: Page, item: LayoutNavItem): string {
  try {
    const props = { layout, page, item }
    // These two show the page's own address.
    if (item.type === 'docsVersionDropdown' && page.version?.collection === item.collection)
      return eachTime(NavbarItem, props)
    if (item.type === 'localeDropdown') return eachTime(NavbarItem, props)
    if (item.type === 'search') {
      const html = part(props, 'search', SearchButton, { layout })
      return item.className === undefined ? html : `<div class="${escapeHtml(item.className)}">${html}</div>`
    }
    if (item.type === 'component') return eachTime(NavbarExtra, { item, isInDrawer: false }, props)
    const links = linksOf(item, page)
    const current = links.map((link) => (isCurrent(placeOf(page), link, layout.baseUrl) ? '1' : '0')).join('')
    const hrefs = isVersioned(item) ? links.map(({ href }) => href).join(' ') : ''
    // While a site is watched, an item may stay what it is and the versions and words of the layout become other ones.
    const index = layout.navbar.items.indexOf(item)
    return index < 0
      ? eachTime(NavbarItem, props)
      : once(layout, `item ${index} ${current} ${hrefs}`, NavbarItem, props)
  } catch (cause) {
    throw new Error(
      `The navbar item ${nameOf(item)} cannot be rendered: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  }
}

/** The links of an item as they lead from a page: which of these is the current one is what its HTML depends on besides the item. */
function linksOf(item: LayoutNavItem, page: Page): readonly LayoutNavLink[] {
  if (item.type === 'link') return [{ ...item, href: hrefInVersion(item, page) }]
  if (item.type === 'dropdown') return menuLinks(item.items, page)
  if (item.type !== 'docsVersionDropdown') return []
  return [...menuLinks(item.itemsBefore, page), ...menuLinks(item.itemsAfter, page)]
}

function isVersioned(item: LayoutNavItem): boolean {
  if (item.type === 'link') return item.versions !== undefined
  return item.type === 'dropdown' && item.items.some((each) => 'versions' in each)
}

function nameOf(item: LayoutNavItem): string {
  return 'label' in item ? `"${item.label}" (${item.type})` : `of type "${item.type}"`
}
