import { bits } from './bits.ts'
import { headBonus, neighbourBonus } from './section-worth.ts'
import type { WordSections } from './word-sections.ts'

/** What a section is worth for a query. */
export interface SectionScore {
  readonly section: number
  readonly score: number
  /** The heading (or title, or description) says what was asked for, without the text below it. */
  readonly isHeading: boolean
}

/** Scores pages. */
export interface PageScorer {
  /** Bits of the words that each page holds. */
  readonly masks: Uint16Array
  /** How many sections of a page are hits. */
  count(page: number): number
  /** No section of the page has a higher score than this. Much faster than looking at each of them. */
  bound(page: number): number
  /** The highest score of its sections. */
  best(page: number): number
  /** The hits of a page, the best first. */
  sections(page: number): SectionScore[]
}

/** Smaller differences of scores say nothing: then the order of pages counts, and neighbours stay together. */
const steps = 4

/**
 * Scores the sections of pages: those in which, or above which, all words of the page stand. Where no section has all
 * words of its page, the one with most of them stands for it, for half of its worth.
 */
export function pageScorer(
  words: readonly WordSections[],
  query: {
    /** Bits of the words that must be there. */
    readonly required: number
    readonly weights: readonly number[]
  },
): PageScorer {
  const { required, weights } = query
  const width = words.length
  const pageMasks = masksOf(words)
  // One row a section of the page looked at: its number, the words that stand there, and where they do in `words`.
  let rows = 0
  let sections = new Int32Array(64)
  let masks = new Int32Array(64)
  let offsets = new Int32Array(64 * width)
  let rowOfSection = new Int32Array(64)
  // The rows that are hits.
  let hits = new Int32Array(64)
  let count = 0
  let isScattered = false
  // Headings with sections below them: pairs of a word and a position.
  let above: number[] = []
  let current = -1

  return { masks: pageMasks, count: countOf, bound, best, sections: sectionsOf }

  function countOf(page: number): number {
    look(page)
    return isScattered ? Math.min(1, count) : count
  }

  function bound(page: number): number {
    let score = 0
    let bonus = 0
    let heads = -1
    for (let word = 0; word < width; word++) {
      const own = words[word]
      score += (own?.best[page] ?? 0) * (weights[word] ?? 1)
      const head = own?.bestHead[page] ?? 0
      if (head > 0) heads++
      bonus += head
    }
    const most = (score + Math.min(bonus, headBonus(0)) + Math.max(0, heads) * neighbourBonus) * steps
    // Sums of rounded numbers may be a little too small, which would count at a half.
    return Math.round(most + 0.01)
  }

  function best(page: number): number {
    look(page)
    let score = 0
    for (let index = 0; index < count; index++) score = Math.max(score, scoreOf(hits[index] ?? 0))
    return score
  }

  function sectionsOf(page: number): SectionScore[] {
    look(page)
    const sorted = Array.from(hits.subarray(0, count), describe).sort(
      (a, b) => b.score - a.score || a.section - b.section,
    )
    return isScattered ? sorted.slice(0, 1) : sorted
  }

  /** Find the hits of a page. */
  function look(page: number): void {
    current = page
    rows = 0
    count = 0
    if (above.length > 0) above = []
    let base = 0
    for (let word = 0; word < width; word++) {
      const own = words[word]
      if (!own) continue
      const bit = 1 << word
      if ((own.base[page] ?? 0) > 0) base |= bit
      const end = own.starts[page + 1] ?? 0
      for (let at = own.starts[page] ?? 0; at < end; at++) {
        const row = rowOf(own.section[at] ?? 0)
        masks[row] = (masks[row] ?? 0) | bit
        offsets[row * width + word] = at
        if ((own.extent[at] ?? 0) > 0) above.push(word, at)
      }
    }
    let most = 0
    let mostWords = 0
    for (let row = 0; row < rows; row++) {
      let mask = (masks[row] ?? 0) | base
      if (above.length > 0) mask |= wordsAbove(sections[row] ?? 0)
      mask &= required
      const size = mask === mostWords ? most : bits(mask)
      if (size < most || size === 0) continue
      if (size > most) count = 0
      most = size
      mostWords = mask
      hits[count++] = row
    }
    isScattered = mostWords !== ((pageMasks[page] ?? 0) & required)
  }

  /** The row of a section, made when it is first met on a page. */
  function rowOf(section: number): number {
    if (section >= rowOfSection.length) rowOfSection = enlarged(rowOfSection, section + 1)
    const known = rowOfSection[section] ?? 0
    if (known < rows && sections[known] === section) return known
    const row = rows++
    if (row === sections.length) {
      sections = enlarged(sections, rows)
      masks = enlarged(masks, rows)
      offsets = enlarged(offsets, rows * width)
      hits = enlarged(hits, rows)
    }
    rowOfSection[section] = row
    sections[row] = section
    masks[row] = 0
    return row
  }

  /** Bits of the words in the headings above a section. */
  function wordsAbove(section: number): number {
    let mask = 0
    for (let index = 0; index < above.length; index += 2) {
      const word = above[index] ?? 0
      if (isBelow(section, words[word], above[index + 1] ?? 0)) mask |= 1 << word
    }
    return mask
  }

  /** Where a word stands in the section of a row; -1 where it does not. */
  function placeOf(row: number, word: number): number {
    return ((masks[row] ?? 0) >> word) & 1 ? (offsets[row * width + word] ?? -1) : -1
  }

  /** What a word is worth for a row: its own text and heading, a heading above it, or the title and path of the page. */
  function worthOf(row: number, word: number): number {
    const own = words[word]
    const at = placeOf(row, word)
    let worth = Math.max(own?.base[current] ?? 0, at < 0 ? 0 : (own?.worth[at] ?? 0))
    for (let index = 0; index < above.length; index += 2) {
      const heading = above[index + 1] ?? 0
      if (above[index] === word && isBelow(sections[row] ?? 0, own, heading))
        worth = Math.max(worth, own?.inherited[heading] ?? 0)
    }
    return worth
  }

  function scoreOf(row: number): number {
    let score = headingBonus(row)
    for (let word = 0; word < width; word++) score += worthOf(row, word) * (weights[word] ?? 1)
    return Math.round((isScattered ? score / 2 : score) * steps)
  }

  function describe(row: number): SectionScore {
    let hasHeading = false
    let hasText = false
    for (let word = 0; word < width; word++) {
      const own = words[word]
      const at = placeOf(row, word)
      if (at < 0) continue
      if (own?.isHead[at] === 1) hasHeading = true
      const isRequired = ((required >> word) & 1) === 1
      if (isRequired && own?.isText[at] === 1 && worthOf(row, word) === own.worth[at]) hasText = true
    }
    return { section: sections[row] ?? 0, score: scoreOf(row), isHeading: hasHeading && !hasText }
  }

  /** How much of the heading was asked for, how much of the question it answers, and whether in the same order. */
  function headingBonus(row: number): number {
    let covered = 0
    let answered = 0
    let length = 0
    let inOrder = 0
    let end = -1
    for (let word = 0; word < width; word++) {
      const own = words[word]
      const at = placeOf(row, word)
      const share = at < 0 ? 0 : (own?.covered[at] ?? 0)
      if (!own || share === 0) {
        end = -1
        continue
      }
      covered += share
      length = own.length[at] ?? 1
      if ((required >> word) & 1) answered++
      if (own.position[at] === end) inOrder += (required >> (word - 1)) & (required >> word) & 1 ? 1 : 0.2
      end = (own.position[at] ?? 0) + (own.span[at] ?? 0)
    }
    if (length === 0) return 0
    const share = Math.min(1, covered / length) * (answered / Math.max(1, bits(required)))
    return headBonus(sections[row] ?? 0) * share + inOrder * neighbourBonus
  }
}

function masksOf(words: readonly WordSections[]): Uint16Array {
  const masks = new Uint16Array(words[0]?.best.length ?? 0)
  for (const [word, { best }] of words.entries())
    for (let page = 0; page < masks.length; page++)
      if ((best[page] ?? 0) > 0) masks[page] = (masks[page] ?? 0) | (1 << word)
  return masks
}

/** True when a section lies below the heading at a position. */
function isBelow(section: number, word: WordSections | undefined, at: number): boolean {
  const own = word?.section[at] ?? 0
  return own < section && section <= own + (word?.extent[at] ?? 0)
}

function enlarged(list: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(size * 2)
  larger.set(list)
  return larger
}
