import type { Page, SiteLayout } from 'docs-build/page'
import { eachTime } from '../server/once.ts'
import { NavbarContent } from './navbar-content.tsx'
import { navbarContentHtml } from './navbar-content-html.ts'
import { opensDrawer } from '../html/opens-drawer.ts'
import { layoutWords } from '../words/layout-words.ts'
import { escapeHtml } from '../html/escape-html.ts'

/** Render the navbar. */
export function navbarHtml(layout: SiteLayout, page: Page): string {
  const hides = layout.navbar.hideOnScroll ? ' data-hides' : ''
  const label = escapeHtml(layoutWords(layout).page.mainNavigation)
  const content = NavbarContent.isShared
    ? navbarContentHtml(layout, page)
    : opensDrawer(eachTime(NavbarContent, { layout, page }))
  const style = layout.navbar.style ? ` navbar--${layout.navbar.style}` : ''
  return `<header class="navbar${style}"${hides}><nav class="navbar__inner" aria-label="${label}">${content}</nav></header>`
}
