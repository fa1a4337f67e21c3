import { state } from '../state.ts'
import { showActiveItem } from './current-item.ts'

const scrollKey = 'docs-build.sidebar-scroll'

/** Keep how far the sidebar is scrolled, for the next page. */
export function keepScroll(): void {
  const pane = document.querySelector('.drawer__docs')
  if (!pane || !state.page.sidebar) return
  try {
    sessionStorage.setItem(scrollKey, JSON.stringify([state.page.sidebar.key, pane.scrollTop]))
  } catch {
    // Without storage the sidebar begins at the page's item on every page.
  }
}

/** Scroll the sidebar as on the page before, if it is the same one. */
export function restoreScroll(): void {
  const pane = document.querySelector('.drawer__docs')
  if (!pane) return
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(scrollKey) ?? 'null')
    if (Array.isArray(kept) && kept[0] === state.page.sidebar?.key && typeof kept[1] === 'number')
      pane.scrollTop = kept[1]
  } catch {
    // As above.
  }
  showActiveItem()
}
