import { bits } from './bits.ts'
import type { IndexManifest } from './index-format.ts'
import { pageScorer, type PageScorer } from './page-scorer.ts'
import type { SearchedWord } from './searched-word.ts'

/** A section that matches. */
export interface RankedSection {
  readonly page: number
  readonly section: number
  readonly isHeading: boolean
}

/** What was found, the best first. */
export interface RankedSections {
  readonly total: number
  /** No page has all words: these have most of them. */
  readonly isPartial: boolean
  /** Some of them, by their places in the order of all. */
  readonly slice: (from: number, to: number) => RankedSection[]
}

/**
 * Hits of one page that come before those of the next one; the rest comes after all of these. Two at least: what a
 * page of twenty hits has to load comes from ten pages.
 */
const perPage = 3
const perPageWithTitle = 2
/** What a stop word adds. */
const optionalWeight = 0.2

/**
 * The sections that hold all words, each word in its own text, in a heading above it or in the path to its page.
 *
 * Where no page has all words, those with most of them count, if that is more than half. Words that are `isOptional`
 * only add to the score.
 */
export function rankSections(input: {
  readonly words: readonly SearchedWord[]
  /** Pages that count. */
  readonly ranges: IndexManifest['ranges']
}): RankedSections {
  const { words } = input
  const required = words.reduce((mask, { isOptional }, index) => (isOptional ? mask : mask | (1 << index)), 0)
  const scorer = pageScorer(
    words.map(({ sections }) => sections),
    { required, weights: words.map(({ isOptional, weight }) => (isOptional ? optionalWeight : weight)) },
  )
  const { candidates, most } = pagesWithMostWords(input.ranges, (page) => bits(scorer.wordsIn(page) & required))
  const isPartial = most < bits(required)
  if (most * 2 <= bits(required)) return { total: 0, isPartial, slice: () => [] }
  const pages: PageScore[] = []
  let total = 0
  for (const page of candidates) {
    const summary = scorer.summary(page)
    if (!summary) continue
    const { count, best } = summary
    const first = best.section === 0 && best.isHeading ? perPageWithTitle : perPage
    total += count
    pages.push({ page, score: best.score, first: Math.min(first, count), count })
  }
  pages.sort((a, b) => b.score - a.score || a.page - b.page)
  return { total, isPartial, slice: (from, to) => slice(pages, scorer, from, to) }
}

function pagesWithMostWords(
  ranges: IndexManifest['ranges'],
  wordsIn: (page: number) => number,
): { readonly candidates: readonly number[]; readonly most: number } {
  let candidates: number[] = []
  let most = 0
  for (const { from, to } of ranges) {
    for (let page = from; page < to; page++) {
      const count = wordsIn(page)
      if (count > most) candidates = []
      most = Math.max(most, count)
      if (count === most) candidates.push(page)
    }
  }
  return { candidates, most }
}

interface PageScore {
  readonly page: number
  readonly score: number
  /** Hits that stand together. */
  readonly first: number
  readonly count: number
}

/** The first hits of all pages, then the others of all pages. */
function slice(pages: readonly PageScore[], scorer: PageScorer, from: number, to: number): RankedSection[] {
  const hits: RankedSection[] = []
  let before = 0
  for (const isFirst of [true, false]) {
    for (const { page, first, count } of pages) {
      const own = isFirst ? first : count - first
      if (before < to && before + own > from) {
        const sorted = scorer.sections(page)
        const shown = isFirst ? sorted.slice(0, first) : sorted.slice(first)
        for (const [index, { section, isHeading }] of shown.entries())
          if (before + index >= from && before + index < to) hits.push({ page, section, isHeading })
      }
      before += own
    }
  }
  return hits
}
