import type { Page, ShellNavItem, SiteShell } from 'docs-build/page'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { liesBelow } from '../html/liesBelow.ts'
import { hrefInVersion } from '../html/hrefInVersion.ts'
import { sidebarHtml } from '../html/sidebarHtml.ts'
import { once } from '../server/once.ts'
import { Brand } from './Brand.tsx'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import { Icon } from './Icon.tsx'
import { NavAnchor } from './NavAnchor.tsx'
import { drawerId } from './navbarHtml.tsx'
import { pageVersions } from './pageVersions.ts'

/**
 * Render what stands beside the article on wide screens and opens as a drawer on phones: the docs sidebar and,
 * in the drawer only, the main menu. It is a popover, so the drawer opens and closes without JavaScript.
 * The two panels are one above the other until the client shows one at a time.
 */
export function drawerHtml(shell: SiteShell, page: Page): string {
  const { sidebar } = page
  const head = once(shell, 'drawer-head', () => <DrawerHead shell={shell} />)
  const docs = sidebar
    ? `<div class="drawer__docs"><button type="button" class="drawer__switch needs-script" data-panel-switch="menu">${once(
        shell,
        'back-icon',
        () => <Icon name="back" />,
      )}Back to main menu</button>` +
      `<nav class="sidebar" aria-label="Docs sidebar"><ul class="sidebar__list" id="_sidebar">${sidebarHtml(sidebar.items, page.route)}</ul></nav></div>`
    : ''
  return `<div class="drawer" id="${drawerId}" popover data-panel="${sidebar ? 'docs' : 'menu'}">${head}${docs}${menuHtml(shell, page)}</div>`
}

function DrawerHead({ shell }: { readonly shell: SiteShell }) {
  return (
    <div className="drawer__head">
      <Brand shell={shell} />
      <ColorModeToggle shell={shell} />
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

function menuHtml(shell: SiteShell, page: Page): string {
  const current = shell.navbar.items
    .flatMap((item) => (item.type === 'dropdown' ? item.items : item.type === 'link' ? [item] : []))
    .filter(({ href }) => liesBelow(page.route, href, shell.baseUrl))
  const menu = () => <MainMenu shell={shell} page={page} />
  const shared = page.version === undefined
  // The versions of a doc have the doc's own addresses.
  return shared ? once(shell, `menu ${current.map(({ href }) => href).join(' ')}`, menu) : renderToStaticMarkup(menu())
}

/** The items of the navbar as a list, for the drawer. */
function MainMenu({ shell, page }: { readonly shell: SiteShell; readonly page: Page }) {
  return (
    <nav className="drawer__menu" aria-label="Main menu">
      <button type="button" className="drawer__switch needs-script" data-panel-switch="docs">
        Docs menu
        <Icon name="back" />
      </button>
      <ul className="menu">
        {shell.navbar.items.map((item, index) => (
          <MenuItem key={index} shell={shell} page={page} item={item} />
        ))}
      </ul>
    </nav>
  )
}

function MenuItem({
  shell,
  page,
  item,
}: {
  readonly shell: SiteShell
  readonly page: Page
  readonly item: ShellNavItem
}) {
  const isCurrent = (href: string) => liesBelow(page.route, href, shell.baseUrl)
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
        {pageVersions(shell, page.version, item.collection).map(({ name, label, href, active }) => (
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
  if (item.type === 'localeDropdown') return <LanguageGroup shell={shell} />
  // Search has its own button on phones.
  return null
}

/** The menu is shared by many pages, and an empty link leads to each page itself; the client writes its address. */
function LanguageGroup({ shell }: { readonly shell: SiteShell }) {
  const { label, htmlLang } = shell.locale
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
