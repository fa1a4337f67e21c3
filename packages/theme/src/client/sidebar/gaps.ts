import { state } from '../state.ts'
import { loadSidebar } from './items.ts'

/** Complete the long lists of which the page's HTML shows a part, without moving what is in view. */
export async function fillGaps(): Promise<void> {
  const { sidebar } = state.page
  const list = document.getElementById('_sidebar')
  if (!sidebar || !list?.querySelector('.sidebar__gap')) return
  try {
    const { items, drawing } = await loadSidebar(sidebar.dataUrl)
    if (!list.isConnected || sidebar.key !== state.page.sidebar?.key) return
    drawing.drawGaps(list, items)
  } catch {
    // The gaps stay links to a page that shows all.
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
