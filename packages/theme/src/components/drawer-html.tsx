import type { Page, LayoutNavItem, SiteLayout } from 'docs-build/page'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { liesBelow } from '../html/lies-below.ts'
import { hrefInVersion } from '../html/href-in-version.ts'
import { sidebarHtml } from '../html/sidebar-html.ts'
import { once } from '../server/once.ts'
import { Brand } from './brand.tsx'
import { ColorModeToggle } from './color-mode-toggle.tsx'
import { Icon } from './icon.tsx'
import { NavAnchor } from './nav-anchor.tsx'
import { drawerId } from './navbar-html.tsx'
import { pageVersions } from './page-versions.ts'

/**
 * Render what stands beside the article on wide screens and opens as a drawer on phones: the docs sidebar and,
 * in the drawer only, the main menu. It is a popover, so the drawer opens and closes without JavaScript.
 * The two panels are one above the other until the client shows one at a time.
 */
export function drawerHtml(layout: SiteLayout, page: Page): string {
  const { sidebar } = page
  const head = once(layout, 'drawer-head', () => <DrawerHead layout={layout} />)
  const docs = sidebar
    ? `<div class="drawer__docs"><button type="button" class="drawer__switch needs-script" data-panel-switch="menu">${once(
        layout,
        'back-icon',
        () => <Icon name="back" />,
      )}Back to main menu</button>` +
      `<nav class="sidebar" aria-label="Docs sidebar"><ul class="sidebar__list" id="_sidebar">${sidebarHtml(sidebar.items, page.route)}</ul></nav></div>`
    : ''
  return `<div class="drawer" id="${drawerId}" popover data-panel="${sidebar ? 'docs' : 'menu'}">${head}${docs}${menuHtml(layout, page)}</div>`
}

function DrawerHead({ layout }: { readonly layout: SiteLayout }) {
  return (
    <div className="drawer__head">
      <Brand layout={layout} />
      <ColorModeToggle layout={layout} />
      <button
        type="button"
        className="icon-button"
        popoverTarget={drawerId}
        popoverTargetAction="hide"
        aria-label="Close navigation bar"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

function menuHtml(layout: SiteLayout, page: Page): string {
  const current = layout.navbar.items
    .flatMap((item) => (item.type === 'dropdown' ? item.items : item.type === 'link' ? [item] : []))
    .filter(({ href }) => liesBelow(page.route, href, layout.baseUrl))
  const menu = () => <MainMenu layout={layout} page={page} />
  const shared = page.version === undefined
  // The versions of a doc have the doc's own addresses.
  return shared ? once(layout, `menu ${current.map(({ href }) => href).join(' ')}`, menu) : renderToStaticMarkup(menu())
}

/** The items of the navbar as a list, for the drawer. */
function MainMenu({ layout, page }: { readonly layout: SiteLayout; readonly page: Page }) {
  return (
    <nav className="drawer__menu" aria-label="Main menu">
      <button type="button" className="drawer__switch needs-script" data-panel-switch="docs">
        Docs menu
        <Icon name="back" />
      </button>
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
  const isCurrent = (href: string) => liesBelow(page.route, href, layout.baseUrl)
  if (item.type === 'link') {
    const href = hrefInVersion(item, page)
    return (
      <li>
        <NavAnchor {...item} href={href} className="menu__link" current={isCurrent(href)} />
      </li>
    )
  }
  if (item.type === 'dropdown') {
    return (
      <MenuGroup label={item.label} open={item.items.some(({ href }) => isCurrent(href))}>
        {item.items.map((link) => (
          <li key={link.href}>
            <NavAnchor {...link} className="menu__link" current={isCurrent(link.href)} />
          </li>
        ))}
      </MenuGroup>
    )
  }
  if (item.type === 'docsVersionDropdown') {
    return (
      <MenuGroup label="Versions" data-versions={item.collection}>
        {pageVersions(layout, page.version, item.collection).map(({ name, label, href, active }) => (
          <li key={name}>
            <a className="menu__link" href={href} data-version={name} aria-current={active ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </MenuGroup>
    )
  }
  if (item.type === 'html') return <li className="menu__html" dangerouslySetInnerHTML={{ __html: item.html }} />
  if (item.type === 'localeDropdown') return <LanguageGroup layout={layout} />
  // Search has its own button on phones.
  return null
}

/** The menu is shared by many pages, and an empty link leads to each page itself; the client writes its address. */
function LanguageGroup({ layout }: { readonly layout: SiteLayout }) {
  const { label, htmlLang } = layout.locale
  return (
    <MenuGroup label="Languages" data-locale="">
      <li>
        <a className="menu__link" href="" lang={htmlLang} hrefLang={htmlLang} aria-current="true">
          {label}
        </a>
      </li>
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
