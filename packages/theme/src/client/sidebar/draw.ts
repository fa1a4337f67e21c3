import type { SidebarItem } from 'docs-build/page'
import { sidebarHtml } from '../../html/sidebar-html.ts'
import { state } from '../state.ts'
import { addCarets } from './carets.ts'

/** Write the whole sidebar anew, with the branch of the page that is shown open. */
export function drawSidebar(items: readonly SidebarItem[]): void {
  const list = document.getElementById('_sidebar')
  if (!list) return
  list.innerHTML = sidebarHtml(items, state.page.route)
  addCarets(list)
}
