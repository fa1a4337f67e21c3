import { NumberReader, numberText } from '../reader/number-text.ts'

/** A term with the postings of all pages. */
export interface TermPostings {
  readonly key: string
  readonly postings: string
}

/** Merged pages that stand side by side. */
export interface TermGroup {
  /** Number of its first page. */
  readonly start: number
  /** What `groupTerms` gave. */
  readonly text: string
}

/** Merge the terms of groups of pages, given one after the other. */
export function mergeTerms(groups: Iterable<TermGroup>): TermPostings[] {
  const found = new Map<string, { readonly parts: string[]; last: number; pages: number }>()
  for (const { start, text } of groups) {
    for (let at = 0; at < text.length;) {
      const tab = text.indexOf('\t', at)
      const end = text.indexOf('\n', tab)
      const stop = end < 0 ? text.length : end
      const term = text.slice(at, tab)
      const reader = new NumberReader(text, tab + 1)
      const length = reader.next()
      const first = start + reader.next()
      const pages = reader.next()
      const postings = text.slice(reader.position, stop)
      const known = found.get(term)
      if (known) {
        known.parts.push(numberText(first - known.last - 1), postings)
        known.last = first + length
        known.pages += pages
      } else found.set(term, { parts: [numberText(first), postings], last: first + length, pages })
      at = stop + 1
    }
  }
  return Array.from(found, ([key, { parts, pages }]) => ({ key, postings: numberText(pages) + parts.join('') })).sort(
    (a, b) => (a.key < b.key ? -1 : 1),
  )
}
