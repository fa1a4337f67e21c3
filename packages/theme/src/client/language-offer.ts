import type { iconButton } from './dom.ts'
import type { LanguageOffer } from '../layouts/page-state.ts'

const cross = 'M6 6l12 12M18 6 6 18'

/**
 * Show, at the bottom of the window, a link to the page in another language, said in that language. Gives the link, which
 * is one of the language links of the page from then on.
 *
 * @param decline is called when the reader closes it
 * @param makeButton is handed in: a file that both imported would be one that each page waits for
 */
export function showLanguageOffer(
  code: string,
  offer: LanguageOffer,
  decline: () => void,
  makeButton: typeof iconButton,
): HTMLElement {
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
  const button = makeButton('icon-button', offer.close, cross)
  button.addEventListener('click', () => {
    box.remove()
    decline()
    // Who used the button by keyboard goes on where the page begins.
    document.querySelector('main')?.focus({ preventScroll: true })
  })
  box.append(link, button)
  document.body.append(box)
  return link
}
