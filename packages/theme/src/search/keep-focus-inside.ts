import type { KeyboardEvent } from 'react'

/** Let the Tab key go round within an element: from its last control to its first, and back. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  )
  const leaves = event.shiftKey ? stops[0] : stops.at(-1)
  if (document.activeElement !== leaves) return
  event.preventDefault()
  const enters = event.shiftKey ? stops.at(-1) : stops[0]
  enters?.focus()
}
