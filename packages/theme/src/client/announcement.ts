import { findAll, onEvent } from './dom.ts'
import { state } from './state.ts'
import { readStorage, writeStorage } from './storage.ts'

const idKey = 'docusaurus.announcement.id'
const dismissKey = 'docusaurus.announcement.dismiss'

/** Let readers dismiss the announcement bar. A bar with another id is a new one and shows again. */
export function startAnnouncement(): void {
  const id = state.site.announcement
  if (id === undefined) return
  if (readStorage(idKey) !== id) {
    writeStorage(idKey, id)
    writeStorage(dismissKey, 'false')
  }
  onEvent('click', '[data-announcement-close]', () => {
    writeStorage(dismissKey, 'true')
    hide()
    // The button is gone: who used it by keyboard goes on at what stood behind it.
    const next = findAll('.navbar :is(a, button)').find((control) => control.checkVisibility())
    next?.focus({ preventScroll: true })
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === dismissKey && newValue === 'true') hide()
  })
}

function hide(): void {
  document.documentElement.dataset.announcement = 'dismissed'
}
