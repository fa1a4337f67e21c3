import { findAll, onEvent, whenIdle } from './dom.ts'
import { chosenKey, declinedKey, pathOf } from './language-links.ts'
import { state } from './state.ts'
import { removeStorage, writeStorage } from './storage.ts'

/** What stands above and below the languages in their menu leads elsewhere. */
const languageLink = '[data-locale] a[data-language]'

/** Have the language links lead to the page that the reader is at, with its query and hash, and keep what is chosen. */
export function startLocales(): void {
  onEvent('click', languageLink, (link) => {
    const path = pathOf(link)
    // The home of a language that lacks the page knows neither its query nor its headings.
    if (path !== undefined) link.setAttribute('href', path + queryOf(link, location.search) + location.hash)
    if (link.dataset.language === undefined) return
    writeStorage(chosenKey, link.dataset.language)
    removeStorage(declinedKey)
  })
  showLocales()
}

/** Bring the language links to the page that is shown. The not-found page has the address that was asked for. */
export function showLocales(): void {
  for (const link of findAll(languageLink)) {
    const choice = state.page.languages?.[link.dataset.language ?? '']
    link.setAttribute('href', (pathOf(link) ?? choice?.href ?? '') + queryOf(link))
    link.querySelector('.dropdown__note')?.toggleAttribute('hidden', !choice?.isMissing)
  }
  offerLanguage()
}

/** The query of the page, and what the menu adds to it. */
function queryOf(link: HTMLElement, search = ''): string {
  const added = link.closest<HTMLElement>('[data-locale]')?.dataset.locale ?? ''
  if (added === '' || search === '') return search || added
  return `?${new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(added)])}`
}

let offer: (() => void) | undefined

/** Offer the page in the language that the reader wants, in a site of several: the others need none of it. */
function offerLanguage(): void {
  if (offer) offer()
  else if (state.site.offers) whenIdle(() => void loadOffer())
}

/** The page may be another when it has come. */
async function loadOffer(): Promise<void> {
  const loaded = await import('./language-offer.ts').catch(() => undefined)
  offer = loaded?.offerLanguage
  offer?.()
}
