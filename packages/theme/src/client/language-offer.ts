import type { LanguageOffer } from '../layouts/page-state.ts'
import { findAll, iconButton } from './dom.ts'
import { chosenKey, declinedKey, pathOf } from './language-links.ts'
import { mainPart } from './main-part.ts'
import { state } from './state.ts'
import { readStorage, writeStorage } from './storage.ts'

const cross = 'M6 6l12 12M18 6 6 18'

type Offers = readonly (readonly [code: string, offer: LanguageOffer])[]

/** Offer the page in the language that the reader wants. It is never changed without being asked. */
export function offerLanguage(): void {
  const code = wantedLanguage()
  const offer = code === undefined ? undefined : state.site.offers?.[code]
  const isThere = code !== undefined && state.page.languages?.[code]?.isTranslated === true
  const shown = findAll('.language-offer')[0]
  if (!offer || !isThere || readStorage(declinedKey) === code) return shown?.remove()
  if (shown) return
  const link = showOffer(code, offer, () => writeStorage(declinedKey, code))
  link.setAttribute('href', pathOf(link) ?? '')
}

/**
 * Show, at the bottom of the window, a link to the page in another language, said in that language. Gives the link, which
 * is one of the language links of the page from then on.
 *
 * @param decline is called when the reader closes it
 */
function showOffer(code: string, offer: LanguageOffer, decline: () => void): HTMLElement {
  const box = document.createElement('aside')
  box.className = 'language-offer'
  box.lang = offer.tag
  box.dir = offer.direction
  box.dataset.locale = ''
  box.setAttribute('aria-label', new Intl.DisplayNames([offer.tag], { type: 'language' }).of(offer.tag) ?? offer.tag)
  const link = document.createElement('a')
  link.dataset.language = code
  link.hreflang = offer.tag
  link.textContent = offer.text
  const button = iconButton('icon-button', offer.close, cross)
  button.addEventListener('click', () => {
    box.remove()
    decline()
    // Who used the button by keyboard goes on where the page begins.
    mainPart()?.focus({ preventScroll: true })
  })
  box.append(link, button)
  document.body.append(box)
  return link
}

/** The language that the reader chose, else the first of the browser's that the site has; undefined for that of the page. */
function wantedLanguage(): string | undefined {
  const chosen = readStorage(chosenKey)
  if (chosen !== undefined) return chosen
  const offers = Object.entries(state.site.offers ?? {})
  for (const tag of navigator.languages) {
    if (isSameLanguage(tag, document.documentElement.lang, offers)) return undefined
    const found = offers.find(([, offer]) => isSameLanguage(tag, offer.tag, offers))
    if (found) return found[0]
  }
  return undefined
}

/** The same language; where the site has it in several scripts, like Chinese, in the same script. */
function isSameLanguage(first: string, second: string, offers: Offers): boolean {
  if (languageOf(first) !== languageOf(second)) return false
  const tags = [document.documentElement.lang, ...offers.map(([, { tag }]) => tag)]
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
