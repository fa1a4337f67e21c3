import type { Page, LayoutNavItem, SiteLayout } from 'docs-build/page'
import { isCurrent, placeOf } from '../html/is-current.ts'
import { hrefInVersion } from '../html/href-in-version.ts'
import { Dropdown } from './dropdown.tsx'
import { LocaleDropdown } from './locale-dropdown.tsx'
import { MenuItems } from './menu-items.tsx'
import { NavAnchor } from './nav-anchor.tsx'
import { NavbarExtra } from './navbar-extra.tsx'
import { SearchButton } from './search-button.tsx'
import { VersionDropdown } from './version-dropdown.tsx'

/** One item of the navbar, of any type. */
export function NavbarItem({
  layout,
  page,
  item,
}: {
  readonly layout: SiteLayout
  readonly page: Page
  readonly item: LayoutNavItem
}) {
  switch (item.type) {
    case 'link': {
      const link = { ...item, href: hrefInVersion(item, page) }
      const current = isCurrent(placeOf(page), link, layout.baseUrl)
      return <NavAnchor link={link} className="navbar__link" current={current} />
    }
    case 'dropdown':
      return (
        <Dropdown label={item.label} className={item.className}>
          <MenuItems layout={layout} page={page} items={item.items} className="dropdown__link" />
        </Dropdown>
      )
    case 'search':
      return item.className === undefined ? (
        <SearchButton layout={layout} />
      ) : (
        <div className={item.className}>
          <SearchButton layout={layout} />
        </div>
      )
    case 'docsVersionDropdown':
      return <VersionDropdown {...item} layout={layout} page={page} />
    case 'localeDropdown':
      return <LocaleDropdown {...item} layout={layout} page={page} />
    case 'component':
      return <NavbarExtra item={item} isInDrawer={false} />
    case 'html':
      return <div className={item.className} dangerouslySetInnerHTML={{ __html: item.html }} />
  }
}
