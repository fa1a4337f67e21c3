import type { Page, LayoutNavItem, SiteLayout } from 'docs-build/page'
import { once } from '../server/once.ts'
import { Brand } from './brand.tsx'
import { ColorModeToggle } from './color-mode-toggle.tsx'
import { Icon } from './icon.tsx'
import { navbarItemHtml } from './navbar-item-html.tsx'

/** Id of the drawer, which the hamburger opens. */
export const drawerId = '_drawer'

/**
 * Render the navbar: hamburger, brand, items, colour mode. The search button comes last where the config places none.
 */
export function navbarHtml(layout: SiteLayout, page: Page): string {
  const { items, hideOnScroll } = layout.navbar
  const start = once(layout, 'navbar-start', () => (
    <>
      <button
        type="button"
        className="icon-button navbar__menu"
        popoverTarget={drawerId}
        aria-label="Toggle navigation bar"
      >
        <Icon name="menu" />
      </button>
      <Brand layout={layout} />
    </>
  ))
  const toggle = once(layout, 'color-toggle', () => <ColorModeToggle layout={layout} />)
  const right = itemsHtml(layout, page, withSearch(items))
  return (
    `<header class="navbar"${hideOnScroll ? ' data-hides' : ''}><nav class="navbar__inner" aria-label="Main">${start}` +
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
  const placed = items.filter(({ position }) => position === 'right')
  return items.some(({ type }) => type === 'search') ? placed : [...placed, search]
}

function itemsHtml(layout: SiteLayout, page: Page, items: readonly LayoutNavItem[]): string {
  return items.map((item) => navbarItemHtml(layout, page, item)).join('')
}
