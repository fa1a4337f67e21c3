import { findAll } from '../client/dom.ts'
import { state } from '../client/state.ts'
import { words } from '../client/words.ts'
import { fill } from '../words/fill.ts'

/** Turn the links to the search page into the buttons that they are once the dialog can open. */
export function enhanceSearch(root: ParentNode): void {
  if (!state.site.search) return
  const isMac = /mac|iphone|ipad/i.test(navigator.platform)
  for (const button of findAll('[data-search]', root)) {
    button.setAttribute('role', 'button')
    button.setAttribute('aria-haspopup', 'dialog')
    button.setAttribute('aria-label', fill(words.searchKeys, { keys: `${isMac ? 'Command' : 'Ctrl'}+K` }))
    const key = button.querySelector('kbd')
    if (key && isMac) key.dataset.key = '⌘'
  }
}
