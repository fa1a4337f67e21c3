import { NumberReader, numberText } from '../reader/number-text.ts'
import { visitTermLines } from './term-lines.ts'
import { TermRuns, type TermRun } from './term-runs.ts'

/** Pages that stand side by side. */
export interface TermGroup {
  /** Number of its first page. */
  readonly start: number
  /** What `groupTerms` or `joinGroups` gave. */
  readonly text: string
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
  const runs = new TermRuns()
  let page = 0
  for (const text of pages) {
    visitTermLines(text, (term, from, to) => {
      runs.add(term, { first: page, last: page, pages: 1, postings: text.slice(from, to) })
    })
    page++
  }
  return runsText(runs)
}

/** Make one group of neighbouring groups, given one after the other. Its first page is page 0. */
export function joinGroups(groups: Iterable<TermGroup>): string {
  return runsText(joinedRuns(groups))
}

/** The runs of groups, given one after the other. */
export function joinedRuns(groups: Iterable<TermGroup>): TermRuns {
  const runs = new TermRuns()
  for (const { start, text } of groups) {
    visitTermLines(text, (term, from, to) => {
      const reader = new NumberReader(text, from)
      const length = reader.next()
      const first = start + reader.next()
      const pages = reader.next()
      runs.add(term, { first, last: first + length, pages, postings: text.slice(reader.position, to) })
    })
  }
  return runs
}

function runsText(runs: TermRuns): string {
  return runs.list(runText).join('\n')
}

function runText(term: string, { first, last, pages, postings }: TermRun): string {
  return `${term}\t${numberText(last - first)}${numberText(first)}${numberText(pages)}${postings}`
}
