import { state } from './state.ts'

/** Code of the language that the reader chose. */
export const chosenKey = 'docs-preferred-language'
/** Code of the language that the reader was offered and does not want. */
export const declinedKey = 'docs-declined-language'

/** The page in the language of a link; undefined where that language lacks it. */
export function pathOf(link: HTMLElement): string | undefined {
  if (link.hasAttribute('aria-current')) return location.pathname
  const choice = state.page.languages?.[link.dataset.language ?? '']
  return choice?.isMissing ? undefined : choice?.href
}
