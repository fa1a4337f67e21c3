import type { Page, SiteLayout } from 'docs-build/page'
import { escapeHtml } from '../html/escape-html.ts'
import { sidebarHtml } from '../html/sidebar-html.ts'
import { layoutWords } from '../words/layout-words.ts'

/** Render the docs sidebar of a page. Empty where it has none. */
export function sidebarNavHtml(layout: SiteLayout, { sidebar, route }: Page): string {
  if (!sidebar) return ''
  const { docsSidebar, showAll } = layoutWords(layout).client
  const items = sidebarHtml(sidebar.items, route, showAll)
  return `<nav class="sidebar" aria-label="${escapeHtml(docsSidebar)}"><ul class="sidebar__list" id="_sidebar">${items}</ul></nav>`
}
