import type { Page, ShellNavItem, SiteShell } from 'docs-build/page'
import { once } from '../server/once.ts'
import { Brand } from './Brand.tsx'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import { Icon } from './Icon.tsx'
import { navbarItemHtml } from './navbarItemHtml.tsx'

/** Id of the drawer, which the hamburger opens. */
export const drawerId = '_drawer'

/**
 * Render the navbar: hamburger, brand, items, colour mode. The search button comes last where the config places none.
 */
export function navbarHtml(shell: SiteShell, page: Page): string {
  const { items, hideOnScroll } = shell.navbar
  const start = once(shell, 'navbar-start', () => (
    <>
      <button
        type="button"
        className="icon-button navbar__menu"
        popoverTarget={drawerId}
        aria-label="Toggle navigation bar"
      >
        <Icon name="menu" />
      </button>
      <Brand shell={shell} />
    </>
  ))
  const toggle = once(shell, 'color-toggle', () => <ColorModeToggle shell={shell} />)
  const right = itemsHtml(shell, page, withSearch(items))
  return (
    `<header class="navbar"${hideOnScroll ? ' data-hides' : ''}><nav class="navbar__inner" aria-label="Main">${start}` +
    `<div class="navbar__items">${itemsHtml(
      shell,
      page,
      items.filter(({ position }) => position === 'left'),
    )}</div>` +
    `<div class="navbar__items navbar__items--end">${right}${toggle}</div></nav></header>`
  )
}

const search: ShellNavItem = { type: 'search', position: 'right' }

function withSearch(items: readonly ShellNavItem[]): readonly ShellNavItem[] {
  const placed = items.filter(({ position }) => position === 'right')
  return items.some(({ type }) => type === 'search') ? placed : [...placed, search]
}

function itemsHtml(shell: SiteShell, page: Page, items: readonly ShellNavItem[]): string {
  return items.map((item) => navbarItemHtml(shell, page, item)).join('')
}
