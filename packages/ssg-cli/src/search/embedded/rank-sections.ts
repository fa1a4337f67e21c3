import type { IndexManifest } from './index-format.ts'
import { isInHeading, pageCount, place, readPostings, type Posting } from './postings.ts'
import type { TermMatch } from './term-match.ts'

/** A word of the query with all terms that may stand for it. */
export interface SearchedWord {
  readonly matches: readonly TermMatch[]
  readonly isOptional: boolean
}

/** A section that matches, the better ones first. */
export interface RankedSection {
  readonly page: number
  readonly section: number
  /** The heading (or title, or description) says what was asked for, without the text below it. */
  readonly isHeading: boolean
  readonly score: number
}

/** A match of a word in a section. */
interface Found {
  readonly word: number
  readonly match: TermMatch
  readonly posting: Posting
}

/** Hits of one page that come before those of the next one, and after all of these the rest. */
const perPage = 3
const perPageWithTitle = 2

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
}): { readonly sections: readonly RankedSection[]; readonly isPartial: boolean } {
  const { words } = input
  const allowed = new Uint8Array(input.pages)
  for (const { from, to } of input.ranges) allowed.fill(1, from, to)
  const chosen = choosePages(words, allowed)
  const weights = words.map(({ matches }) => weightOf(matches, input.pages))
  const pages = [...foundIn(words, chosen.pages)].map(([page, found]) =>
    rankPage(page, found, { required: chosen.required, weights }),
  )
  pages.sort((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0) || (a[0]?.page ?? 0) - (b[0]?.page ?? 0))
  const first = pages.map((sections) => primary(sections))
  const rest = pages.flatMap((sections, index) => sections.slice(first[index]?.length))
  return { sections: [...first.flat(), ...rest], isPartial: chosen.isPartial }
}

/** The pages with all words, else those with most of them. */
function choosePages(
  words: readonly SearchedWord[],
  allowed: Uint8Array,
): { readonly pages: Uint8Array; readonly required: number; readonly isPartial: boolean } {
  const masks = new Uint16Array(allowed.length)
  for (const [index, { matches }] of words.entries()) {
    for (const { postings } of matches)
      readPostings(postings, (page) => {
        if (allowed[page] === 1) masks[page] = (masks[page] ?? 0) | (1 << index)
      })
  }
  const required = words.reduce((mask, { isOptional }, index) => (isOptional ? mask : mask | (1 << index)), 0)
  const pages = new Uint8Array(allowed.length)
  let most = 0
  for (const mask of masks) most = Math.max(most, bits(mask & required))
  if (most === 0 || most * 2 <= bits(required)) return { pages, required, isPartial: true }
  for (const [page, mask] of masks.entries()) if (bits(mask & required) === most) pages[page] = 1
  return { pages, required, isPartial: most < bits(required) }
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count++
  return count
}

/** Rare words say more: from 0.5 to 1. */
function weightOf(matches: readonly TermMatch[], pages: number): number {
  const best = Math.max(0, ...matches.map(({ quality }) => quality))
  const count = Math.max(
    1,
    ...matches.filter(({ quality }) => quality === best).map((match) => pageCount(match.postings)),
  )
  return pages < 2 ? 1 : 0.5 + (0.5 * Math.log(pages / Math.min(count, pages))) / Math.log(pages)
}

function foundIn(words: readonly SearchedWord[], pages: Uint8Array): Map<number, Found[]> {
  const all = new Map<number, Found[]>()
  for (const [word, { matches }] of words.entries()) {
    for (const match of matches) {
      readPostings(match.postings, (page, posting) => {
        if (pages[page] !== 1) return
        const found = all.get(page)
        if (found) found.push({ word, match, posting })
        else all.set(page, [{ word, match, posting }])
      })
    }
  }
  return all
}

interface Query {
  /** Bits of the words that must be there. */
  readonly required: number
  readonly weights: readonly number[]
}

/** The hits of a page, the best first: all sections with all words, else the one with most of them. */
function rankPage(page: number, found: readonly Found[], query: Query): RankedSection[] {
  const own = new Set<number>()
  for (const { posting } of found) if (posting.place !== place.context) own.add(posting.section)
  const inherited = found.filter(({ posting }) => isInHeading(posting.place) || posting.place === place.context)
  const bySection = groupBySection(found)
  const scored = [...own].map((section) => scoreSection(page, section, bySection.get(section) ?? [], inherited, query))
  const most = Math.max(0, ...scored.map(({ words }) => words))
  const isScattered = found.length > 0 && most < bits(query.required & wordsOf(found))
  return scored
    .filter(({ words }) => words === most)
    .map(({ hit }) => (isScattered ? { ...hit, score: hit.score / 2 } : hit))
    .sort((a, b) => b.score - a.score || a.section - b.section)
    .slice(0, isScattered ? 1 : undefined)
}

function groupBySection(found: readonly Found[]): Map<number, Found[]> {
  const groups = new Map<number, Found[]>()
  for (const one of found) {
    const group = groups.get(one.posting.section)
    if (group) group.push(one)
    else groups.set(one.posting.section, [one])
  }
  return groups
}

function wordsOf(found: readonly Found[]): number {
  return found.reduce((mask, { word }) => mask | (1 << word), 0)
}

function scoreSection(
  page: number,
  section: number,
  own: readonly Found[],
  inherited: readonly Found[],
  { required, weights }: Query,
): { readonly hit: RankedSection; readonly words: number } {
  const values = new Float64Array(weights.length)
  const isOwnText = new Uint8Array(weights.length)
  const offer = (word: number, value: number, isText: boolean) => {
    if (value <= (values[word] ?? 0)) return
    values[word] = value
    isOwnText[word] = isText ? 1 : 0
  }
  for (const { word, match, posting } of own)
    offer(
      word,
      ownValue(posting) * match.quality,
      posting.place === place.content || posting.place === place.contentOften,
    )
  for (const { word, match, posting } of inherited) {
    if (posting.place !== place.context && posting.section >= section) continue
    if (posting.section + posting.extent < section && posting.place !== place.context) continue
    offer(word, inheritedValue(posting) * match.quality, false)
  }
  let score = headingBonus(section, own, required)
  let words = 0
  let isHeading = true
  for (const [word, value] of values.entries()) {
    score += value * (weights[word] ?? 1)
    if (value === 0 || (required & (1 << word)) === 0) continue
    words++
    if (isOwnText[word] === 1) isHeading = false
  }
  return { hit: { page, section, score, isHeading }, words }
}

function ownValue({ section, place: where }: Posting): number {
  if (where === place.heading) return section === 0 ? 10 : 6
  if (where === place.headingPart) return section === 0 ? 8 : 5
  if (where === place.description) return 3
  if (where === place.context) return 1
  return where === place.contentOften ? 2.4 : 2
}

function inheritedValue({ section, place: where }: Posting): number {
  if (where === place.context) return 1
  return (section === 0 ? 4 : 3) * (where === place.heading ? 1 : 0.8)
}

/** How much of the heading was asked for, how much of the question it answers, and whether in the same order. */
function headingBonus(section: number, own: readonly Found[], required: number): number {
  const best = new Map<number, Found>()
  for (const found of own) {
    if (!isInHeading(found.posting.place)) continue
    const known = best.get(found.word)
    if (!known || covered(found) > covered(known)) best.set(found.word, found)
  }
  if (best.size === 0) return 0
  const all = [...best.values()].sort((a, b) => a.word - b.word)
  const length = all[0]?.posting.length ?? 1
  const coverage = Math.min(1, all.reduce((sum, found) => sum + covered(found), 0) / length)
  const answered = Math.min(1, bits(wordsOf(all) & required) / Math.max(1, bits(required)))
  let inOrder = 0
  for (const [index, { word, posting }] of all.entries()) {
    const next = all[index + 1]
    if (next?.word === word + 1 && next.posting.position === posting.position + posting.span) inOrder++
  }
  return (section === 0 ? 8 : 5) * coverage * answered + inOrder * 1.5
}

/** Words of the heading that a match stands for, as far as they are typed and sure. */
function covered({ match, posting }: Found): number {
  return posting.span * match.quality * Math.min(1, match.typed / match.term.length)
}

/** The hits of a page that stand together. */
function primary(sections: readonly RankedSection[]): readonly RankedSection[] {
  const [best] = sections
  return sections.slice(0, best?.section === 0 && best.isHeading ? perPageWithTitle : perPage)
}
