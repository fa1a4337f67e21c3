import { numberText } from '../reader/number-text.ts'
import { joinedTerms, type JoinedTerm, type TermGroup } from './group-terms.ts'

/** A term with the postings of all pages. */
export interface TermPostings {
  readonly key: string
  readonly postings: string
}

/** Merge the terms of groups of pages, given one after the other; sorted. */
export function mergeTerms(groups: Iterable<TermGroup>): TermPostings[] {
  return Array.from(joinedTerms(groups), ([key, joined]) => ({ key, postings: allPostings(joined) })).sort((a, b) =>
    a.key < b.key ? -1 : 1,
  )
}

/** The postings of a term as a `PostingsCursor` reads them. */
export function allPostings({ first, pages, parts }: JoinedTerm): string {
  return numberText(pages) + numberText(first) + parts.join('')
}
