import type { SidebarItem } from 'docs-build/page'
import { closedList } from '../../html/sidebar-html.ts'
import { state } from '../state.ts'
import { findAll } from '../dom.ts'
import { addCarets } from './carets.ts'
import { paneOf } from './current-item.ts'
import { drawSidebar } from './draw.ts'
import { indexIn, isGap, itemsAround, loadItems } from './items.ts'

/** Complete the long lists of which the page's HTML shows a part, without moving what is in view. */
export async function fillGaps(): Promise<void> {
  const { sidebar } = state.page
  const list = document.getElementById('_sidebar')
  if (!sidebar || !list?.querySelector('.sidebar__gap')) return
  try {
    const items = await loadItems(sidebar.dataUrl)
    if (!list.isConnected || sidebar.key !== state.page.sidebar?.key) return
    const pane = paneOf(list)
    const anchor = list.querySelector('[aria-current="page"]')
    const top = anchor?.getBoundingClientRect().top ?? 0
    fillWith(list, items)
    addCarets(list)
    if (anchor && pane) pane.scrollTop += anchor.getBoundingClientRect().top - top
  } catch {
    // The gaps stay links to a page that shows all.
  }
}

/** Put items where the gaps are. */
function fillWith(list: HTMLElement, items: readonly SidebarItem[]): void {
  for (const gap of findAll('.sidebar__gap', list)) {
    const siblings = itemsAround(gap, items)
    if (!siblings) return drawSidebar(items)
    const { previousElementSibling: before, nextElementSibling: after } = gap
    const from = before ? indexIn(siblings, before) + 1 : 0
    const to = after && !isGap(after) ? indexIn(siblings, after) : siblings.length
    gap.insertAdjacentHTML('beforebegin', closedList(siblings.slice(from, to)))
    gap.remove()
  }
}

/** Complete the list of a gap whose link a reader followed, or else go where the link leads. */
export async function showAll(link: HTMLElement): Promise<void> {
  const before = link.closest('li')?.previousElementSibling
  await fillGaps()
  // Whoever came by key goes on with the first of the new items.
  if (!link.isConnected) before?.nextElementSibling?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  else if (link instanceof HTMLAnchorElement) location.assign(link.href)
}
