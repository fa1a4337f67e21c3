import { state } from '../state.ts'
import { readSession, writeSession } from '../storage.ts'
import { showActiveItem } from './current-item.ts'

const scrollKey = 'docs-build.sidebar-scroll'

/** Keep how far the sidebar is scrolled, for the next page. */
export function keepScroll(): void {
  const pane = document.querySelector('.drawer__docs')
  if (!pane || !state.page.sidebar) return
  writeSession(scrollKey, [state.page.sidebar.key, pane.scrollTop])
}

/** Scroll the sidebar as on the page before, if it is the same one. */
export function restoreScroll(): void {
  const pane = document.querySelector('.drawer__docs')
  if (!pane) return
  const kept = readSession(scrollKey)
  if (Array.isArray(kept) && kept[0] === state.page.sidebar?.key) pane.scrollTop = Number(kept[1])
  showActiveItem()
}
