import type { LayoutNavItem, Page, SiteLayout } from 'docs-build/page'
import { part } from '../server/part.ts'
import { Brand } from './brand.tsx'
import { ColorModeToggle } from './color-mode-toggle.tsx'
import { MenuButton } from './menu-button.tsx'
import { navbarItemHtml } from './navbar-item-html.ts'

/**
 * Render what the navbar holds: hamburger, brand, items, colour mode. The search button comes last where the config has none.
 */
export function navbarContentHtml(layout: SiteLayout, page: Page): string {
  const { items } = layout.navbar
  const around = { layout, page }
  const left = items.filter(({ position }) => position === 'left')
  return (
    part(around, 'menu-button', MenuButton, { layout }) +
    part(around, 'brand', Brand, { layout }) +
    `<div class="navbar__items">${itemsHtml(layout, page, left)}</div>` +
    `<div class="navbar__items navbar__items--end">${itemsHtml(layout, page, withSearch(items))}` +
    `${part(around, 'color-toggle', ColorModeToggle, { layout })}</div>`
  )
}

const search: LayoutNavItem = { type: 'search', position: 'right' }

function withSearch(items: readonly LayoutNavItem[]): readonly LayoutNavItem[] {
  const ends = items.filter(({ position }) => position === 'right')
  const isSearch = (item: LayoutNavItem) =>
    item.type === 'search' || (item.type === 'component' && item.original?.type === 'search')
  return items.some(isSearch) ? ends : [...ends, search]
}

function itemsHtml(layout: SiteLayout, page: Page, items: readonly LayoutNavItem[]): string {
  return items.map((item) => navbarItemHtml(layout, page, item)).join('')
}
