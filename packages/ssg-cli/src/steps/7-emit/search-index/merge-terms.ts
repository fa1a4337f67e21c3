import { numberText } from '../../../search/embedded/number-text.ts'

/** A term with the postings of all pages. */
export interface TermPostings {
  readonly key: string
  readonly postings: string
}

/**
 * Merge the terms of pages, given one after the other, so that only one page's text is held at a time.
 *
 * Texts are those of `pageTerms`.
 */
export function mergeTerms(pages: Iterable<string>): TermPostings[] {
  // Parts are joined at the end: a text that grows piece by piece would be copied again and again.
  const found = new Map<string, { readonly parts: string[]; last: number }>()
  let page = 0
  for (const text of pages) {
    for (let at = 0; at < text.length;) {
      const tab = text.indexOf('\t', at)
      const end = text.indexOf('\n', tab)
      const stop = end < 0 ? text.length : end
      const term = text.slice(at, tab)
      const known = found.get(term)
      if (known) {
        known.parts.push(numberText(page - known.last - 1), text.slice(tab + 1, stop))
        known.last = page
      } else found.set(term, { parts: [numberText(page), text.slice(tab + 1, stop)], last: page })
      at = stop + 1
    }
    page++
  }
  return [...found]
    .map(([key, { parts }]) => ({ key, postings: numberText(parts.length / 2) + parts.join('') }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}
