import { keepScrollPosition, newKey } from './scroll-memory.ts'

/**
 * The entry of the history that is shown: its scroll position is kept under its key. The address runs ahead of it while Back or
 * Forward load a page.
 */
export const shownEntry = { key: '', path: location.pathname, search: location.search }

/** Give the page that is shown another address: in a new entry of the history, or in the one that is there. */
export function writeAddress(address: string, entry: 'new' | 'same'): void {
  if (entry === 'same') return history.replaceState(history.state, '', address)
  keepScrollPosition(shownEntry.key)
  shownEntry.key = newKey()
  history.pushState({ key: shownEntry.key }, '', address)
}
