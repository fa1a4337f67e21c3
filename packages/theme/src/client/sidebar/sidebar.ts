import { onEvent, opensElsewhere } from '../dom.ts'
import { state } from '../state.ts'
import { toggle } from './branches.ts'
import { addCarets, carets } from './carets.ts'
import { markLoaded, showActiveItem } from './current-item.ts'
import { fillGaps, showAll } from './gaps.ts'
import { loadSidebar } from './items.ts'
import { keepScroll, restoreScroll } from './scroll.ts'

/** Let readers open and close categories; what the page's HTML leaves out is fetched when it is wanted. */
export function startSidebar(): void {
  addCarets(document)
  onEvent('click', carets, (caret, event) => {
    if (caret.matches('a') && opensElsewhere(event)) return
    event.preventDefault()
    void toggle(caret)
  })
  // A link does not know the key of buttons.
  onEvent('keydown', '.sidebar__row > [role]', (link, event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) link.click()
  })
  onEvent('pointerover', carets, () => {
    if (state.page.sidebar) void loadSidebar(state.page.sidebar.dataUrl).catch(() => undefined)
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
  const { items, drawing } = await loadSidebar(sidebar.dataUrl)
  if (state.page.route !== route) return
  drawing.drawSidebar(items)
  showActiveItem()
}
