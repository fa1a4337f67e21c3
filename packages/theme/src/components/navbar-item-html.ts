import type { Page, LayoutNavItem, SiteLayout } from 'docs-build/page'
import { liesBelow } from '../html/lies-below.ts'
import { hrefInVersion } from '../html/href-in-version.ts'
import { eachTime, once } from '../server/once.ts'
import { menuHrefs } from './menu-items.tsx'
import { NavbarItem } from './navbar-item.tsx'

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
    if (item.type === 'search') return once(layout, 'search', NavbarItem, props)
    const hrefs = hrefsOf(item, page)
    const current = hrefs.filter((href) => liesBelow(page.route, href, layout.baseUrl))
    return once(item, `${current.join(' ')} ${isVersioned(item) ? hrefs.join(' ') : ''}`, NavbarItem, props)
  } catch (cause) {
    throw new Error(
      `The navbar item ${nameOf(item)} cannot be rendered: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  }
}

/** Where an item leads from a page: which of these is the current one is what its HTML depends on besides the item. */
function hrefsOf(item: LayoutNavItem, page: Page): readonly string[] {
  if (item.type === 'link') return [hrefInVersion(item, page)]
  if (item.type === 'dropdown') return menuHrefs(item.items, page)
  if (item.type !== 'docsVersionDropdown') return []
  return [...menuHrefs(item.itemsBefore, page), ...menuHrefs(item.itemsAfter, page)]
}

function isVersioned(item: LayoutNavItem): boolean {
  if (item.type === 'link') return item.versions !== undefined
  return item.type === 'dropdown' && item.items.some((each) => 'versions' in each)
}

function nameOf(item: LayoutNavItem): string {
  return 'label' in item ? `"${item.label}" (${item.type})` : `of type "${item.type}"`
}
