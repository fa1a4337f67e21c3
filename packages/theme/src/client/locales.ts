import { findAll, onEvent } from './dom.ts'

/** Have the language links lead to the page that the reader is at, with its query and hash. */
export function startLocales(): void {
  onEvent('click', '[data-locale] a', (link) => {
    link.setAttribute('href', location.pathname + location.search + location.hash)
  })
  showLocales()
}

/** Bring the language links to the page that is shown. The not-found page has the address that was asked for. */
export function showLocales(): void {
  for (const link of findAll('[data-locale] a')) link.setAttribute('href', location.pathname)
}
