import { numberText } from '../reader/number-text.ts'

interface Merged {
  readonly parts: string[]
  readonly first: number
  last: number
  pages: number
}

/**
 * Merge the terms of neighbouring pages, given one after the other, so that only one page's text is held at a time.
 *
 * The result is kept: when one page of a site changes, its group is merged anew and all others are taken as they are.
 * A line is a term, a tab, how far the last page that has it is from the first, the first, how many there are, and the
 * postings of all but the distance to the first. Pages count from the first of the group.
 *
 * @param pages texts of `pageTerms`
 */
export function groupTerms(pages: Iterable<string>): string {
  // Parts are joined at the end: a text that grows piece by piece would be copied again and again.
  const found = new Map<string, Merged>()
  let page = 0
  for (const text of pages) {
    for (let at = 0; at < text.length;) {
      const tab = text.indexOf('\t', at)
      const end = text.indexOf('\n', tab)
      const stop = end < 0 ? text.length : end
      const term = text.slice(at, tab)
      const postings = text.slice(tab + 1, stop)
      const known = found.get(term)
      if (known) {
        known.parts.push(numberText(page - known.last - 1), postings)
        known.last = page
        known.pages++
      } else found.set(term, { parts: [postings], first: page, last: page, pages: 1 })
      at = stop + 1
    }
    page++
  }
  return Array.from(found, ([term, { parts, first, last, pages: count }]) => {
    const head = numberText(last - first) + numberText(first) + numberText(count)
    return `${term}\t${head}${parts.join('')}`
  }).join('\n')
}
