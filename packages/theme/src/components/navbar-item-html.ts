import type { Page, LayoutNavItem, SiteLayout } from 'docs-build/page'
import { liesBelow } from '../html/lies-below.ts'
import { hrefInVersion } from '../html/href-in-version.ts'
import { eachTime, once } from '../server/once.ts'
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
    const version = item.type === 'link' && item.versions ? hrefInVersion(item, page) : ''
    return once(item, `${currentLink(layout, page, item)} ${version}`, NavbarItem, props)
  } catch (cause) {
    throw new Error(
      `The navbar item ${nameOf(item)} cannot be rendered: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  }
}

/** The links of an item that are shown as the current one: what its HTML depends on besides the item. */
function currentLink(layout: SiteLayout, page: Page, item: LayoutNavItem): string {
  const hrefs =
    item.type === 'dropdown'
      ? item.items.map(({ href }) => href)
      : item.type === 'link'
        ? [hrefInVersion(item, page)]
        : item.type === 'docsVersionDropdown'
          ? [...(item.itemsBefore ?? []), ...(item.itemsAfter ?? [])].map(({ href }) => href)
          : []
  return hrefs.filter((href) => liesBelow(page.route, href, layout.baseUrl)).join(' ')
}

function nameOf(item: LayoutNavItem): string {
  return 'label' in item ? `"${item.label}" (${item.type})` : `of type "${item.type}"`
}
