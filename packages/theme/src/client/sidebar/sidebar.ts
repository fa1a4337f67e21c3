import { findAll, onEvent } from '../dom.ts'
import { state } from '../state.ts'
import { toggle } from './branches.ts'
import { addCarets } from './carets.ts'
import { markLoaded, showActiveItem } from './current-item.ts'
import { drawSidebar } from './draw.ts'
import { fillGaps, showAll } from './gaps.ts'
import { loadItems, reloadItems } from './items.ts'
import { keepScroll, restoreScroll } from './scroll.ts'

/** Let readers open and close categories; what the page's HTML leaves out is fetched when it is wanted. */
export function startSidebar(): void {
  addCarets(document)
  onEvent('click', '.sidebar__caret', (caret) => {
    void toggle(caret)
  })
  onEvent('pointerover', '.sidebar__caret', () => {
    if (state.page.sidebar) void loadItems(state.page.sidebar.dataUrl).catch(() => undefined)
  })
  onEvent('pointerover', '.sidebar', () => void fillGaps())
  onEvent('click', '.sidebar__gap a', (link, event) => {
    event.preventDefault()
    void showAll(link)
  })
  // With the first frame: to scroll earlier would lay out the page once more.
  requestAnimationFrame(restoreScroll)
  addEventListener('pagehide', keepScroll)
}

/** Bring the sidebar to the page that is shown: mark its item and open its branch. `before` is the sidebar's last key. */
export async function showSidebar(before: string | undefined): Promise<void> {
  const { sidebar, route } = state.page
  const list = document.getElementById('_sidebar')
  if (!sidebar || !list) return
  if (sidebar.key === before && markLoaded(list, route)) return showActiveItem()
  const items = await loadItems(sidebar.dataUrl)
  if (state.page.route !== route) return
  drawSidebar(items)
  showActiveItem()
}

/** Exchange the items of the sidebar if its source changed, and leave the categories open that the reader opened. */
export async function refreshSidebar(): Promise<void> {
  const { sidebar } = state.page
  if (!sidebar || !(await reloadItems(sidebar.dataUrl))) return
  const open = () => findAll('#_sidebar .sidebar__caret[aria-expanded="true"]').map(categoryOf)
  const before = open()
  await showSidebar(undefined)
  for (const name of before) {
    const caret = findAll('#_sidebar .sidebar__caret').find((candidate) => categoryOf(candidate) === name)
    if (caret && !open().includes(name)) await toggle(caret)
  }
}

function categoryOf(caret: Element): string {
  return caret.closest('.sidebar__row')?.textContent ?? ''
}
