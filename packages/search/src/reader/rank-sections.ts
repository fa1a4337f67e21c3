import { bits } from './bits.ts'
import type { IndexManifest } from './index-format.ts'
import { PageScorer } from './page-scorer.ts'
import type { SearchedWord } from './word-finder.ts'

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
  /** Some of them, by their positions in the order of all. */
  readonly slice: (from: number, to: number) => RankedSection[]
}

/**
 * Hits of one page that come before those of the next one; the rest comes after all of these. Two at least: what a
 * page of twenty hits has to load comes from ten pages.
 */
const perPage = 3
const perPageWithTitle = 2
/** Up to so many words a reader expects all of them; with more, they are a question. */
const fewWords = 2
/** How much of what the best page has of a question other pages must have. */
const enough = 0.4
/** With fewer pages than these, a rare word is not all that a question is about: others come after them. */
const leastPages = 5
/** Rare words of a question say much more than common ones: from 0.1 to 1. */
const rarity = (weight: number) => Math.max(0.1, 2 * weight - 1)
/** How much of what it is worth in a title, what is asked for is worth at least elsewhere, however common it is. */
const askedInText = 0.6
/** What a stop word adds. */
const optionalWeight = 0.2

/**
 * The sections that hold all words, each word in its own text, in a heading above it or in the path to its page.
 *
 * Where no page has all words, those with most of them count, if that is more than half. Of a question, which has more
 * than two words, pages with most of them count anyway, the rarest words most; of two words where no page has both. Words
 * that the index does not know are passed over, if these are not more than half. Words that are `isOptional` only add to the
 * score.
 */
export function rankSections(input: {
  readonly words: readonly SearchedWord[]
  /** Pages that count. */
  readonly ranges: IndexManifest['ranges']
  /** Most of the words are enough, though there are few. */
  readonly isQuestion?: boolean
}): RankedSections {
  const { words } = input
  const asked = words.filter(({ isOptional }) => !isOptional).length
  const required = words.reduce(
    (mask, { isOptional, matches }, index) => (isOptional || matches.length === 0 ? mask : mask | (1 << index)),
    0,
  )
  const known = bits(required)
  const { isQuestion = known > fewWords } = input
  const weights = words.map(({ isOptional, weight, emphasis, leastInTitle }) =>
    isOptional ? optionalWeight : isQuestion ? Math.max(rarity(weight) * emphasis, leastInTitle * askedInText) : weight,
  )
  const titleWeights = words.map(({ leastInTitle }, index) => Math.max(weights[index] ?? 0, leastInTitle))
  const scorer = new PageScorer(
    words.map(({ sections }) => sections),
    { required, isQuestion, weights, titleWeights },
  )
  const { candidates, most } = candidatePages(scorer, input.ranges, isQuestion)
  const isPartial = most < asked
  const isNothing = known * 2 < asked || most === 0
  if (isNothing) return { total: 0, isPartial, slice: () => [] }
  if (!isQuestion && most * 2 <= known) return rankSections({ ...input, isQuestion: true })
  let total = 0
  for (const page of candidates) total += scorer.hitCount(page)
  return { total, isPartial, slice: (from, to) => slice(bestPages(candidates, scorer, to), scorer, from, to) }
}

/** Pages with all words, or with most of them. Of a question, rare words make up for more of the common ones. */
function candidatePages(
  scorer: PageScorer,
  ranges: IndexManifest['ranges'],
  isQuestion: boolean,
): { readonly candidates: readonly number[]; readonly most: number } {
  const pages: number[] = []
  const shares = [0]
  let most = 0
  for (const { from, to } of ranges) {
    for (let page = from; page < to; page++) {
      const share = scorer.share(page)
      if (share === 0 || (!isQuestion && share < (shares[0] ?? 0))) continue
      pages.push(page)
      if (share > (shares.at(-1) ?? 0) || shares.length < leastPages) {
        shares.splice(shares.findLastIndex((other) => other >= share) + 1, 0, share)
        shares.length = Math.min(shares.length, leastPages)
      }
      most = Math.max(most, scorer.wordCount(page))
    }
  }
  const [best = 0] = shares
  const least = isQuestion ? Math.min(best * enough, shares.at(-1) ?? 0) : best
  return { candidates: pages.filter((page) => scorer.share(page) >= least), most }
}

interface RankedPage {
  readonly page: number
  readonly score: number
}

/** The best pages, so many or all; of equal ones those that come first. Others are not looked at closely. */
function bestPages(candidates: readonly number[], scorer: PageScorer, limit: number): readonly RankedPage[] {
  const best: RankedPage[] = []
  for (const page of candidates) {
    const least = best.length < limit ? -1 : (best.at(-1)?.score ?? -1)
    if (scorer.bound(page) <= least) continue
    const score = scorer.best(page)
    if (score <= least) continue
    if (best.length === limit) best.pop()
    best.splice(best.findLastIndex((other) => other.score >= score) + 1, 0, { page, score })
  }
  return best
}

/**
 * The first hits of all pages, then the others of all pages. Each page has a first one: as many pages as hits are
 * enough, and others are reached only when these are all pages.
 */
function slice(pages: readonly RankedPage[], scorer: PageScorer, from: number, to: number): RankedSection[] {
  const hits: RankedSection[] = []
  let before = 0
  for (const isFirst of [true, false]) {
    for (const { page } of pages) {
      const sections = scorer.hitsOf(page)
      const [best] = sections
      const first = best?.section === 0 && best.isHeading ? perPageWithTitle : perPage
      const shown = isFirst ? sections.slice(0, first) : sections.slice(first)
      for (const [index, { section, isHeading }] of shown.entries())
        if (before + index >= from && before + index < to) hits.push({ page, section, isHeading })
      before += shown.length
      if (before >= to) return hits
    }
  }
  return hits
}
