import type { FoundPostings } from './found-postings.ts'
import { isInHeading, place } from './postings.ts'

/** What a section is worth for a query. */
export interface SectionScore {
  readonly section: number
  readonly score: number
  /** The heading (or title, or description) says what was asked for, without the text below it. */
  readonly isHeading: boolean
}

/** Smaller differences of scores say nothing: then the order of pages counts, and neighbours stay together. */
const steps = 4
const noSections: readonly SectionScore[] = []

/**
 * Scores the sections of one page after the other: those in which, or above which, all words of the page stand.
 *
 * The sections come in no order. Where no section has all words of a page, the one with most of them stands for it,
 * for half of its worth.
 */
export function pageScorer(
  found: FoundPostings,
  query: {
    /** Bits of the words that must be there. */
    readonly required: number
    readonly weights: readonly number[]
  },
): (page: number) => readonly SectionScore[] {
  const { required, weights } = query
  const words = weights.length
  // One row a section: the worth of each word there, and which heading match covers most.
  let values = new Float64Array(64 * words)
  let texts = new Uint8Array(64 * words)
  let headings = new Int32Array(64 * words)
  let rows = new Int32Array(64)
  const sections: number[] = []
  const above: number[] = []
  const base = new Float64Array(words)

  return (page) => {
    const from = found.starts[page] ?? 0
    const to = found.starts[page + 1] ?? 0
    sections.length = 0
    above.length = 0
    base.fill(0)
    for (let at = from; at < to; at++) collect(found.order[at] ?? 0)
    const scores: SectionScore[] = []
    let most = 0
    let mostWords = 0
    for (let row = 0; row < sections.length; row++) {
      inherit(row)
      const mask = maskOf(row)
      const count = bits(mask)
      if (count < most || count === 0) continue
      if (count > most) scores.length = 0
      most = count
      mostWords = mask
      scores.push(scoreOf(row))
    }
    if (scores.length === 0) return noSections
    if (mostWords === ((found.masks[page] ?? 0) & required)) return scores
    const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
    return [{ ...best, score: Math.round(best.score / 2) }]
  }

  /** The row of a section, made when it is first met on a page. */
  function rowOf(section: number): number {
    if (section >= rows.length) rows = enlarged(rows, section + 1)
    const known = rows[section] ?? 0
    if (sections[known] === section) return known
    const row = sections.push(section) - 1
    rows[section] = row
    const size = (row + 1) * words
    if (size > values.length) {
      const larger = new Float64Array(size * 2)
      larger.set(values)
      values = larger
      const more = new Uint8Array(size * 2)
      more.set(texts)
      texts = more
      headings = enlarged(headings, size)
    }
    values.fill(0, row * words, size)
    texts.fill(0, row * words, size)
    headings.fill(-1, row * words, size)
    return row
  }

  function collect(index: number): void {
    const where = found.place[index] ?? 0
    const word = found.word[index] ?? 0
    const section = found.section[index] ?? 0
    const quality = found.quality[index] ?? 0
    if (where === place.context) {
      base[word] = Math.max(base[word] ?? 0, quality)
      return
    }
    const row = rowOf(section)
    const cell = row * words + word
    const value = ownValue(section, where) * quality
    if (value > (values[cell] ?? 0)) {
      values[cell] = value
      texts[cell] = where === place.content || where === place.contentOften ? 1 : 0
    }
    if (!isInHeading(where)) {
      if (where === place.description && (headings[cell] ?? -1) === -1) headings[cell] = -2
      return
    }
    const known = headings[cell] ?? -1
    if (known < 0 || (found.covered[index] ?? 0) > (found.covered[known] ?? 0)) headings[cell] = index
    if (section > 0 && (found.extent[index] ?? 0) > 0) above.push(index)
    if (section === 0) base[word] = Math.max(base[word] ?? 0, inheritedValue(section, where) * quality)
  }

  /** Give a section the words of its title, its path and the headings above it. */
  function inherit(row: number): void {
    const section = sections[row] ?? 0
    for (let word = 0; word < words; word++) offer(row * words + word, base[word] ?? 0)
    for (const index of above) {
      const own = found.section[index] ?? 0
      if (own >= section || own + (found.extent[index] ?? 0) < section) continue
      const value = inheritedValue(own, found.place[index] ?? 0) * (found.quality[index] ?? 0)
      offer(row * words + (found.word[index] ?? 0), value)
    }
  }

  function offer(cell: number, value: number): void {
    if (value <= (values[cell] ?? 0)) return
    values[cell] = value
    texts[cell] = 0
  }

  function maskOf(row: number): number {
    let mask = 0
    for (let word = 0; word < words; word++) if ((values[row * words + word] ?? 0) > 0) mask |= 1 << word
    return mask & required
  }

  function scoreOf(row: number): SectionScore {
    const section = sections[row] ?? 0
    let score = headingBonus(row)
    let hasHeading = false
    let hasText = false
    for (let word = 0; word < words; word++) {
      const cell = row * words + word
      score += (values[cell] ?? 0) * (weights[word] ?? 1)
      if ((headings[cell] ?? -1) !== -1) hasHeading = true
      if (texts[cell] === 1 && (required >> word) & 1) hasText = true
    }
    return { section, score: Math.round(score * steps), isHeading: hasHeading && !hasText }
  }

  /** How much of the heading was asked for, how much of the question it answers, and whether in the same order. */
  function headingBonus(row: number): number {
    let covered = 0
    let answered = 0
    let length = 0
    let inOrder = 0
    for (let word = 0; word < words; word++) {
      const index = headings[row * words + word] ?? -1
      if (index < 0) continue
      covered += found.covered[index] ?? 0
      length = found.length[index] ?? 1
      if ((required >> word) & 1) answered++
      const next = word + 1 < words ? (headings[row * words + word + 1] ?? -1) : -1
      const isNext = next >= 0 && found.position[next] === (found.position[index] ?? 0) + (found.span[index] ?? 0)
      if (isNext) inOrder += (required >> word) & (required >> (word + 1)) & 1 ? 1 : 0.2
    }
    if (length === 0) return 0
    const share = Math.min(1, covered / length) * (answered / Math.max(1, bits(required)))
    return (sections[row] === 0 ? 8 : 5) * share + inOrder * 1.5
  }
}

/** How many bits are set. */
export function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count++
  return count
}

function enlarged(list: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(size * 2)
  larger.set(list)
  return larger
}

function ownValue(section: number, where: number): number {
  if (where === place.heading) return section === 0 ? 10 : 6
  if (where === place.headingPart) return section === 0 ? 8 : 5
  if (where === place.description) return 3
  return where === place.contentOften ? 2.4 : 2
}

function inheritedValue(section: number, where: number): number {
  return (section === 0 ? 4 : 3) * (where === place.heading ? 1 : 0.8)
}
