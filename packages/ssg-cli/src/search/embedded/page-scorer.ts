import { bits } from './bits.ts'
import type { WordSections } from './word-sections.ts'

/** What a section is worth for a query. */
export interface SectionScore {
  readonly section: number
  readonly score: number
  /** The heading (or title, or description) says what was asked for, without the text below it. */
  readonly isHeading: boolean
}

/** What a page is worth: its best section, and how many sections are hits. */
export interface PageSummary {
  readonly count: number
  readonly best: SectionScore
}

/** Scores pages. */
export interface PageScorer {
  /** Bits of the words that a page holds. */
  wordsIn(page: number): number
  /** Undefined when no section of the page is a hit. */
  summary(page: number): PageSummary | undefined
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
  // One row a section of the page looked at: its number, the words that stand there, and where they do in `words`.
  let rows = 0
  let sections = new Int32Array(64)
  let masks = new Int32Array(64)
  let places = new Int32Array(64 * width)
  let rowOfSection = new Int32Array(64)
  // Headings with sections below them: pairs of a word and a place.
  let above: number[] = []
  // The rows that are hits.
  let hits: number[] = []
  let current = -1
  let isScattered = false

  return { wordsIn, summary, sections: sectionsOf }

  function wordsIn(page: number): number {
    let mask = 0
    for (let word = 0; word < width; word++) {
      const own = words[word]
      if (own && (own.starts[page + 1] !== own.starts[page] || (own.base[page] ?? 0) > 0)) mask |= 1 << word
    }
    return mask
  }

  function summary(page: number): PageSummary | undefined {
    look(page)
    let best = -1
    let bestScore = -1
    for (const row of hits) {
      const score = scoreOf(row)
      if (score < bestScore || (score === bestScore && (sections[row] ?? 0) > (sections[best] ?? 0))) continue
      best = row
      bestScore = score
    }
    return best < 0 ? undefined : { count: isScattered ? 1 : hits.length, best: describe(best, bestScore) }
  }

  function sectionsOf(page: number): SectionScore[] {
    look(page)
    const sorted = hits
      .map((row) => describe(row, scoreOf(row)))
      .sort((a, b) => b.score - a.score || a.section - b.section)
    return isScattered ? sorted.slice(0, 1) : sorted
  }

  /** Find the hits of a page. */
  function look(page: number): void {
    current = page
    rows = 0
    if (above.length > 0) above = []
    hits = []
    let base = 0
    for (let word = 0; word < width; word++) {
      const own = words[word]
      if (!own) continue
      if ((own.base[page] ?? 0) > 0) base |= 1 << word
      const end = own.starts[page + 1] ?? 0
      for (let at = own.starts[page] ?? 0; at < end; at++) {
        const row = rowOf(own.section[at] ?? 0)
        masks[row] = (masks[row] ?? 0) | (1 << word)
        places[row * width + word] = at
        if ((own.extent[at] ?? 0) > 0) above.push(word, at)
      }
    }
    let most = 0
    let mostWords = 0
    for (let row = 0; row < rows; row++) {
      const mask = ((masks[row] ?? 0) | base | wordsAbove(sections[row] ?? 0)) & required
      const count = mask === mostWords ? most : bits(mask)
      if (count < most || count === 0) continue
      if (count > most) hits = []
      most = count
      mostWords = mask
      hits.push(row)
    }
    isScattered = mostWords !== (wordsIn(page) & required)
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
      places = enlarged(places, rows * width)
    }
    rowOfSection[section] = row
    sections[row] = section
    masks[row] = 0
    places.fill(-1, row * width, (row + 1) * width)
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

  /** What a word is worth for a row: its own text and heading, a heading above it, or the title and path of the page. */
  function worthOf(row: number, word: number): number {
    const own = words[word]
    const at = places[row * width + word] ?? -1
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

  function describe(row: number, score: number): SectionScore {
    let hasHeading = false
    let hasText = false
    for (let word = 0; word < width; word++) {
      const at = places[row * width + word] ?? -1
      if (at < 0) continue
      if (words[word]?.isHead[at] === 1) hasHeading = true
      const isRequired = ((required >> word) & 1) === 1
      if (isRequired && words[word]?.isText[at] === 1 && worthOf(row, word) === words[word]?.worth[at]) hasText = true
    }
    return { section: sections[row] ?? 0, score, isHeading: hasHeading && !hasText }
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
      const at = places[row * width + word] ?? -1
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
    return (sections[row] === 0 ? 8 : 5) * share + inOrder * 1.5
  }
}

/** True when a section lies below the heading at a place. */
function isBelow(section: number, word: WordSections | undefined, at: number): boolean {
  const own = word?.section[at] ?? 0
  return own < section && section <= own + (word?.extent[at] ?? 0)
}

function enlarged(list: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(size * 2)
  larger.set(list)
  return larger
}
