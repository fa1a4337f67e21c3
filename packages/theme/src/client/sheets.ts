import { findAll } from './dom.ts'

/**
 * Make the stylesheets count that this page can do without: what opens on it, and the pages after it, may need them. Each
 * waits until it is there, so that nothing else has to wait for it.
 */
export function startSheets(): void {
  for (const link of findAll<HTMLLinkElement>('link[media="not all"]')) {
    const apply = () => (link.media = 'all')
    if (link.sheet) apply()
    else link.addEventListener('load', apply, { once: true })
  }
}
