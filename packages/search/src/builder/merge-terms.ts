import { numberText } from '../reader/number-text.ts'
import { joinedRuns, type TermGroup } from './group-terms.ts'

/** A term with the postings of all pages. */
export interface TermPostings {
  readonly key: string
  readonly postings: string
}

/** Merge the terms of groups of pages, given one after the other. */
export function mergeTerms(groups: Iterable<TermGroup>): TermPostings[] {
  return joinedRuns(groups)
    .list((key, { first, pages, postings }) => ({ key, postings: numberText(pages) + numberText(first) + postings }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}
