import { findAll, whenIdle } from './dom.ts'

/** What a reader does before something opens. */
const actions = ['pointerdown', 'keydown'] as const

/**
 * Make the stylesheets count that this page can do without: what opens on it, and the pages after it, may need them. As the
 * page is laid out once more with each, this is done when there is time, or when a reader does something.
 */
export function startSheets(): void {
  whenIdle(applySheets)
  for (const type of actions) addEventListener(type, applySheets, { capture: true, once: true, passive: true })
}

/** The same now. Each waits until it is there, so that nothing else has to wait for it. */
export function applySheets(): void {
  for (const link of findAll<HTMLLinkElement>('link[media="not all"]')) {
    const apply = () => (link.media = 'all')
    if (link.sheet) apply()
    else link.addEventListener('load', apply, { once: true })
  }
}
