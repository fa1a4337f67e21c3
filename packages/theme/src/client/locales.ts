import { findAll, iconButton, onEvent, whenIdle } from './dom.ts'
import { state } from './state.ts'
import { readStorage, removeStorage, writeStorage } from './storage.ts'

/** Code of the language that the reader chose. */
const chosenKey = 'docs-preferred-language'
/** Code of the language that the reader was offered and does not want. */
const declinedKey = 'docs-declined-language'

/** Have the language links lead to the page that the reader is at, with its query and hash, and keep what is chosen. */
export function startLocales(): void {
  onEvent('click', '[data-locale] a', (link) => {
    const path = pathOf(link)
    // The home of a language that lacks the page knows neither its query nor its headings.
    if (path !== undefined) link.setAttribute('href', path + location.search + location.hash)
    if (link.dataset.language === undefined) return
    writeStorage(chosenKey, link.dataset.language)
    removeStorage(declinedKey)
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
  offerLanguage()
}

let showOffer: typeof import('./language-offer.ts').showLanguageOffer | undefined

/** Offer the page in the language that the reader wants. It is never changed without being asked. */
function offerLanguage(): void {
  const code = wantedLanguage()
  const offer = code === undefined ? undefined : state.site.offers?.[code]
  const isThere = code !== undefined && state.page.languages?.[code]?.isTranslated === true
  const shown = findAll('.language-offer')[0]
  if (!offer || !isThere || readStorage(declinedKey) === code) return shown?.remove()
  if (shown) return
  if (!showOffer) return whenIdle(() => void loadOffer())
  const link = showOffer(code, offer, () => writeStorage(declinedKey, code), iconButton)
  link.setAttribute('href', pathOf(link) ?? '')
}

/** Most readers need none of it. The page may be another when it has come. */
async function loadOffer(): Promise<void> {
  const loaded = await import('./language-offer.ts').catch(() => undefined)
  showOffer = loaded?.showLanguageOffer
  if (showOffer) offerLanguage()
}

/** The language that the reader chose, else the first of the browser's that the site has; undefined for that of the page. */
function wantedLanguage(): string | undefined {
  const chosen = readStorage(chosenKey)
  if (chosen !== undefined) return chosen
  const offers = Object.entries(state.site.offers ?? {})
  for (const tag of offers.length > 0 ? navigator.languages : []) {
    if (isSameLanguage(tag, document.documentElement.lang)) return undefined
    const found = offers.find(([, offer]) => isSameLanguage(tag, offer.tag))
    if (found) return found[0]
  }
  return undefined
}

/** The same language; where the site has it in several scripts, like Chinese, in the same script. */
function isSameLanguage(first: string, second: string): boolean {
  if (languageOf(first) !== languageOf(second)) return false
  const tags = [document.documentElement.lang, ...Object.values(state.site.offers ?? {}).map(({ tag }) => tag)]
  // What scripts languages have takes the browser 10 ms to load.
  if (new Set(tags.filter((tag) => languageOf(tag) === languageOf(first))).size < 2) return true
  try {
    const [a, b] = [first, second].map((tag) => new Intl.Locale(tag).maximize())
    return a?.script === b?.script
  } catch {
    // No tag of a language.
    return false
  }
}

/** What a tag begins with: `en-US` → `en`. */
function languageOf(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0]
}

/** The page in the language of a link; undefined where that language lacks it. */
function pathOf(link: HTMLElement): string | undefined {
  if (link.hasAttribute('aria-current')) return location.pathname
  const choice = state.page.languages?.[link.dataset.language ?? '']
  return choice?.isMissing ? undefined : choice?.href
}
