import { findAll, onEvent } from './dom.ts'
import { state } from './state.ts'

/** Have the language links lead to the page that the reader is at, with its query and hash. */
export function startLocales(): void {
  onEvent('click', '[data-locale] a', (link) => {
    const path = pathOf(link)
    // The home of a language that lacks the page knows neither its query nor its headings.
    if (path !== undefined) link.setAttribute('href', path + location.search + location.hash)
  })
  showLocales()
}

/** Bring the language links to the page that is shown. The not-found page has the address that was asked for. */
export function showLocales(): void {
  for (const link of findAll('[data-locale] a')) {
    const choice = state.page.languages?.[link.dataset.language ?? '']
    link.setAttribute('href', pathOf(link) ?? choice?.href ?? '')
    link.querySelector('.dropdown__note')?.toggleAttribute('hidden', !choice?.isMissing)
  }
}

/** The page in the language of a link; undefined where that language lacks it. */
function pathOf(link: HTMLElement): string | undefined {
  if (link.hasAttribute('aria-current')) return location.pathname
  const choice = state.page.languages?.[link.dataset.language ?? '']
  return choice?.isMissing ? undefined : choice?.href
}
