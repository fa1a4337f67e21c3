import { readSession, writeSession } from '../storage.ts'

const storageKey = 'docs-build.scroll'

const kept = readSession(storageKey)
// Whoever writes there too may leave something else.
const entries = Array.isArray(kept) ? kept.filter((entry): entry is [string, number] => Array.isArray(entry)) : []
/** Scroll positions by entry of the history. */
const positions = new Map(entries)
/** The last position that was seen. Undefined until the page scrolls: to ask now would lay out a page that nobody has seen. */
let y: number | undefined

/** Remember where the reader was in each entry of the history. */
export function startScrollMemory(): void {
  addEventListener('scroll', () => (y = scrollY), { passive: true })
  addEventListener('pagehide', () => {
    keepScrollPosition(entryKey())
    writeSession(storageKey, [...positions].slice(-50))
  })
  if (history.scrollRestoration === 'manual') restoreScroll()
}

/** The key of the current entry of the history. */
export function entryKey(): string {
  const key: unknown = history.state?.key
  return typeof key === 'string' ? key : ''
}

/** Make a key for a new entry. */
export function newKey(): string {
  return Math.random().toString(36).slice(2)
}

/** Remember the last position that was seen, before the page changes. */
export function keepScrollPosition(key: string): void {
  if (key !== '') positions.set(key, y ?? scrollY)
}

/** The position in which the reader left an entry. */
export function keptScrollPosition(key: string): number | undefined {
  return positions.get(key)
}

/** Scroll to where the reader left the current entry, once the page is high enough for it. */
export function restoreScroll(): void {
  const top = keptScrollPosition(entryKey())
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}
