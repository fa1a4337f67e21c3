import { keepScrollPosition, newKey } from './scroll-memory.ts'

/** The entry of the history that is shown: its scroll position is kept under this key. */
export const shownEntry = { key: '' }

/** Give the page that is shown another address: in a new entry of the history, or in the one that is there. */
export function writeAddress(address: string, entry: 'new' | 'same'): void {
  if (entry === 'same') return history.replaceState(history.state, '', address)
  keepScrollPosition(shownEntry.key)
  shownEntry.key = newKey()
  history.pushState({ key: shownEntry.key }, '', address)
}
