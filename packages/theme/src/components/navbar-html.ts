import type { Page, LayoutNavItem, SiteLayout } from 'docs-build/page'
import { once } from '../server/once.ts'
import { ColorModeToggle } from './color-mode-toggle.tsx'
import { navbarItemHtml } from './navbar-item-html.ts'
import { NavbarStart } from './navbar-start.tsx'
import { layoutWords } from '../words/layout-words.ts'
import { escapeHtml } from '../html/escape-html.ts'

/**
 * Render the navbar: hamburger, brand, items, colour mode. The search button comes last where the config has none.
 */
export function navbarHtml(layout: SiteLayout, page: Page): string {
  const { items, hideOnScroll } = layout.navbar
  const start = once(layout, 'navbar-start', NavbarStart, { layout })
  const toggle = once(layout, 'color-toggle', ColorModeToggle, { layout })
  const right = itemsHtml(layout, page, withSearch(items))
  return (
    `<header class="navbar"${hideOnScroll ? ' data-hides' : ''}><nav class="navbar__inner" aria-label="${escapeHtml(layoutWords(layout).page.mainNavigation)}">${start}` +
    `<div class="navbar__items">${itemsHtml(
      layout,
      page,
      items.filter(({ position }) => position === 'left'),
    )}</div>` +
    `<div class="navbar__items navbar__items--end">${right}${toggle}</div></nav></header>`
  )
}

const search: LayoutNavItem = { type: 'search', position: 'right' }

function withSearch(items: readonly LayoutNavItem[]): readonly LayoutNavItem[] {
  const ends = items.filter(({ position }) => position === 'right')
  return items.some(({ type }) => type === 'search') ? ends : [...ends, search]
}

function itemsHtml(layout: SiteLayout, page: Page, items: readonly LayoutNavItem[]): string {
  return items.map((item) => navbarItemHtml(layout, page, item)).join('')
}
