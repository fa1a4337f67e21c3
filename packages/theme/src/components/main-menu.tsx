import type { Page, LayoutNavItem, LayoutNavLink, SiteLayout } from 'docs-build/page'
import type { ReactNode } from 'react'
import { hrefInVersion } from '../html/href-in-version.ts'
import { isCurrent, placeOf } from '../html/is-current.ts'
import { LanguageItems } from './language-items.tsx'
import { MenuItems, menuLinks } from './menu-items.tsx'
import { NavAnchor } from './nav-anchor.tsx'
import { NavbarExtra } from './navbar-extra.tsx'
import { pageVersions } from './page-versions.ts'
import { PanelSwitch } from './panel-switch.tsx'
import { VersionItems } from './version-items.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** The items of the navbar as a list, for the drawer. */
export function MainMenu({ layout, page }: { readonly layout: SiteLayout; readonly page: Page }) {
  const words = layoutWords(layout).page
  return (
    <nav className="drawer__menu" aria-label={words.mainMenu}>
      <PanelSwitch panel="docs">{words.docsMenu}</PanelSwitch>
      <ul className="menu">
        {layout.navbar.items.map((item, index) => (
          <MenuItem key={index} layout={layout} page={page} item={item} />
        ))}
      </ul>
    </nav>
  )
}

function MenuItem({
  layout,
  page,
  item,
}: {
  readonly layout: SiteLayout
  readonly page: Page
  readonly item: LayoutNavItem
}) {
  const isHere = (link: LayoutNavLink) => isCurrent(placeOf(page), link, layout.baseUrl)
  if (item.type === 'link') {
    const link = { ...item, href: hrefInVersion(item, page) }
    return (
      <li>
        <NavAnchor link={link} className="menu__link" current={isHere(link)} />
      </li>
    )
  }
  if (item.type === 'dropdown') {
    return (
      <MenuGroup label={item.label} open={menuLinks(item.items, page).some(isHere)}>
        <MenuItems layout={layout} page={page} items={item.items} className="menu__link" />
      </MenuGroup>
    )
  }
  if (item.type === 'docsVersionDropdown') {
    const versions = pageVersions(layout, page.version, item.collection, item.versions)
    if (versions.length === 0) return null
    return (
      <MenuGroup
        label={layoutWords(layout).page.versions}
        data-versions={item.collection}
        data-lacking={layoutWords(layout).page.noSuchPage}
      >
        <MenuItems layout={layout} page={page} items={item.itemsBefore} className="menu__link" />
        <VersionItems layout={layout} choices={versions} className="menu__link" />
        <MenuItems layout={layout} page={page} items={item.itemsAfter} className="menu__link" />
      </MenuGroup>
    )
  }
  if (item.type === 'html') return <li className="menu__html" dangerouslySetInnerHTML={{ __html: item.html }} />
  if (item.type === 'component') {
    if (item.original) return <MenuItem layout={layout} page={page} item={item.original} />
    return (
      <li>
        <NavbarExtra item={item} isInDrawer />
      </li>
    )
  }
  if (item.type === 'localeDropdown') return <LanguageGroup layout={layout} page={page} item={item} />
  // Search has its own button on phones.
  return null
}

function LanguageGroup({
  layout,
  page,
  item,
}: {
  readonly layout: SiteLayout
  readonly page: Page
  readonly item: LayoutNavItem & { readonly type: 'localeDropdown' }
}) {
  if (!layout.languages) return null
  return (
    <MenuGroup label={layoutWords(layout).page.languages} data-locale={item.query ?? ''}>
      <MenuItems layout={layout} page={page} items={item.itemsBefore} className="menu__link" />
      <LanguageItems layout={layout} page={page} query={item.query} className="menu__link" />
      <MenuItems layout={layout} page={page} items={item.itemsAfter} className="menu__link" />
    </MenuGroup>
  )
}

/** Items of the menu that fold away. */
function MenuGroup({
  label,
  open,
  children,
  ...data
}: {
  readonly label: string
  readonly open?: boolean
  readonly children: ReactNode
  readonly 'data-versions'?: string
  readonly 'data-lacking'?: string
  readonly 'data-locale'?: string
}) {
  return (
    <li>
      <details className="menu__group" open={open} {...data}>
        <summary className="menu__link">{label}</summary>
        <ul>{children}</ul>
      </details>
    </li>
  )
}
