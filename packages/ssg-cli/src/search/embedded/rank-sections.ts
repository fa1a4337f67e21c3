import { foundPostings, type SearchedWord } from './found-postings.ts'
import type { IndexManifest } from './index-format.ts'
import { bits, pageScorer, type SectionScore } from './page-scorer.ts'
import { pageCount } from './postings.ts'
import type { TermMatch } from './term-match.ts'

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
  readonly pages: number
  /** Pages that count. */
  readonly ranges: IndexManifest['ranges']
}): RankedSections {
  const { words } = input
  const allowed = new Uint8Array(input.pages)
  for (const { from, to } of input.ranges) allowed.fill(1, from, to)
  const required = words.reduce((mask, { isOptional }, index) => (isOptional ? mask : mask | (1 << index)), 0)
  const found = foundPostings(words, allowed)
  let most = 0
  for (const mask of found.masks) most = Math.max(most, bits(mask & required))
  const isPartial = most < bits(required)
  if (most * 2 <= bits(required)) return { total: 0, isPartial, slice: () => [] }
  const weights = words.map(({ matches, isOptional }) => (isOptional ? optionalWeight : weightOf(matches, input.pages)))
  const scorer = pageScorer(found, { required, weights })
  const pages: PageScore[] = []
  let total = 0
  for (const [page, mask] of found.masks.entries()) {
    if (bits(mask & required) < most) continue
    const sections = scorer(page)
    if (sections.length === 0) continue
    total += sections.length
    pages.push({ page, ...best(sections), count: sections.length })
  }
  pages.sort((a, b) => b.score - a.score || a.page - b.page)
  return { total, isPartial, slice: (from, to) => slice(pages, scorer, from, to) }
}

/** Rare words say more: from 0.5 to 1. */
function weightOf(matches: readonly TermMatch[], pages: number): number {
  const quality = Math.max(0, ...matches.map((match) => match.quality))
  const counts = matches.filter((match) => match.quality === quality).map(({ postings }) => pageCount(postings))
  const count = Math.max(1, ...counts)
  return pages < 2 ? 1 : 0.5 + (0.5 * Math.log(pages / Math.min(count, pages))) / Math.log(pages)
}

interface PageScore {
  readonly page: number
  readonly score: number
  /** Hits that stand together. */
  readonly first: number
  readonly count: number
}

function best(sections: readonly SectionScore[]): Pick<PageScore, 'score' | 'first'> {
  let top = sections[0]
  for (const section of sections) if (top && isBetter(section, top)) top = section
  const first = top?.section === 0 && top.isHeading ? perPageWithTitle : perPage
  return { score: top?.score ?? 0, first: Math.min(first, sections.length) }
}

function isBetter(a: SectionScore, b: SectionScore): boolean {
  return a.score > b.score || (a.score === b.score && a.section < b.section)
}

/** The first hits of all pages, then the others of all pages. */
function slice(
  pages: readonly PageScore[],
  scorer: (page: number) => readonly SectionScore[],
  from: number,
  to: number,
): RankedSection[] {
  const hits: RankedSection[] = []
  let before = 0
  for (const isFirst of [true, false]) {
    for (const { page, first, count } of pages) {
      const own = isFirst ? first : count - first
      if (before < to && before + own > from) {
        const sorted = [...scorer(page)].sort((a, b) => (isBetter(a, b) ? -1 : 1))
        const shown = isFirst ? sorted.slice(0, first) : sorted.slice(first)
        for (const [index, { section, isHeading }] of shown.entries())
          if (before + index >= from && before + index < to) hits.push({ page, section, isHeading })
      }
      before += own
    }
  }
  return hits
}
