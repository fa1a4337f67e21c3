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
  const found = new Map<string, { postings: string; pages: number; last: number }>()
  let page = 0
  for (const text of pages) {
    for (let at = 0; at < text.length;) {
      const tab = text.indexOf('\t', at)
      const end = text.indexOf('\n', tab)
      const stop = end < 0 ? text.length : end
      const term = text.slice(at, tab)
      const known = found.get(term)
      if (known) {
        known.postings += numberText(page - known.last - 1) + text.slice(tab + 1, stop)
        known.pages++
        known.last = page
      } else found.set(term, { postings: numberText(page) + text.slice(tab + 1, stop), pages: 1, last: page })
      at = stop + 1
    }
    page++
  }
  return [...found]
    .map(([key, { postings, pages: count }]) => ({ key, postings: numberText(count) + postings }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}
