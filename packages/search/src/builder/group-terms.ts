import { NumberReader, numberText } from '../reader/number-text.ts'

/** Merged pages that stand side by side. */
export interface TermGroup {
  /** Number of its first page. */
  readonly start: number
  /** What {@link groupTerms} or {@link joinGroups} gave. */
  readonly text: string
}

/** What some pages have of a term. */
export interface JoinedTerm {
  /** Number of the first page that has it, and of the last. */
  readonly first: number
  last: number
  /** How many have it. */
  pages: number
  /** Postings of its pages, and from the second one on how far each is from the one before: joined at the end, since a text that grows piece by piece is copied again and again. */
  readonly parts: string[]
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
  const found = new Map<string, JoinedTerm>()
  let page = 0
  for (const text of pages) {
    eachTerm(text, (term, rest) => addTerm(found, term, { first: page, last: page, pages: 1, text: rest }))
    page++
  }
  return groupText(found)
}

/** Join neighbouring groups to one, so that a site of many needs to merge few. */
export function joinGroups(groups: Iterable<TermGroup>): string {
  return groupText(joinedTerms(groups))
}

/** The terms of groups, given one after the other. */
export function joinedTerms(groups: Iterable<TermGroup>): Map<string, JoinedTerm> {
  const found = new Map<string, JoinedTerm>()
  for (const { start, text } of groups) {
    eachTerm(text, (term, rest) => {
      const reader = new NumberReader(rest)
      const length = reader.next()
      const first = start + reader.next()
      const pages = reader.next()
      addTerm(found, term, { first, last: first + length, pages, text: rest.slice(reader.position) })
    })
  }
  return found
}

/** The text of a group with these terms. */
export function groupText(terms: ReadonlyMap<string, JoinedTerm>): string {
  return Array.from(terms, ([term, { first, last, pages, parts }]) => {
    const head = numberText(last - first) + numberText(first) + numberText(pages)
    return `${term}\t${head}${parts.join('')}`
  }).join('\n')
}

function addTerm(
  found: Map<string, JoinedTerm>,
  term: string,
  { first, last, pages, text }: { readonly first: number; last: number; pages: number; text: string },
): void {
  const known = found.get(term)
  if (!known) return void found.set(term, { first, last, pages, parts: [text] })
  known.parts.push(numberText(first - known.last - 1), text)
  known.last = last
  known.pages += pages
}

/** Called for each line with its term and what follows the tab. */
function eachTerm(text: string, visit: (term: string, rest: string) => void): void {
  for (let at = 0; at < text.length;) {
    const tab = text.indexOf('\t', at)
    const end = text.indexOf('\n', tab)
    const stop = end < 0 ? text.length : end
    visit(text.slice(at, tab), text.slice(tab + 1, stop))
    at = stop + 1
  }
}
