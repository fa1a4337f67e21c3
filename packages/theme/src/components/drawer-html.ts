import type { Page, SiteLayout } from 'docs-build/page'
import { isCurrent, placeOf } from '../html/is-current.ts'
import { eachTime, once } from '../server/once.ts'
import { part } from '../server/part.ts'
import { DrawerHead, drawerId } from './drawer-head.tsx'
import { MainMenu } from './main-menu.tsx'
import { menuLinks } from './menu-items.tsx'
import { PanelSwitch } from './panel-switch.tsx'
import { sidebarNavHtml } from './sidebar-nav-html.ts'
import { Sidebar } from './sidebar.tsx'
import { layoutWords } from '../words/layout-words.ts'

/**
 * Render what stands beside the article on wide screens and opens as a drawer on phones: the docs sidebar and,
 * in the drawer only, the main menu. It is a popover, so the drawer opens and closes without JavaScript.
 * The two panels are one above the other until the client shows one at a time.
 */
export function drawerHtml(layout: SiteLayout, page: Page): string {
  const { sidebar } = page
  const head = part({ layout, page }, 'drawer-head', DrawerHead, { layout })
  const docs = sidebar
    ? `<div class="drawer__docs">${once(layout, 'menu-switch', PanelSwitch, { panel: 'menu', children: layoutWords(layout).client.backToMainMenu })}` +
      `${Sidebar.isShared ? sidebarNavHtml(layout, page) : eachTime(Sidebar, { layout, page })}</div>`
    : ''
  return `<div class="drawer" id="${drawerId}" popover data-panel="${sidebar ? 'docs' : 'menu'}">${head}${docs}${menuHtml(layout, page)}</div>`
}

function menuHtml(layout: SiteLayout, page: Page): string {
  const current = layout.navbar.items
    .flatMap((item) => (item.type === 'dropdown' ? menuLinks(item.items, page) : item.type === 'link' ? [item] : []))
    .filter((link) => isCurrent(placeOf(page), link, layout.baseUrl))
    .map(({ href }) => href)
  // The versions of a doc have the doc's own addresses, and so have its languages.
  const hasLanguages = layout.languages && layout.navbar.items.some(({ type }) => type === 'localeDropdown')
  const hasCode = layout.navbar.items.some(({ type }) => type === 'component')
  if (page.version || hasLanguages || hasCode) return eachTime(MainMenu, { layout, page })
  return once(layout, `menu ${current.join(' ')}`, MainMenu, { layout, page })
}
