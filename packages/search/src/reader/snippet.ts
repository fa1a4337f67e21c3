import type { TextPart } from '../search-engine.ts'
import { markedParts, marksIn, type Mark, type Matcher } from './mark-text.ts'

/** Words as a reader counts them; what is longer than any word (text without spaces) is counted in pieces. */
const units = /\S{1,24}/gu

/**
 * The span of `words` words of a text that holds the most words of the query, with an ellipsis where it is cut.
 *
 *     snippet('It takes pressure in megapascal.', match, 3)  // → [… takes ][pressure][ in …]
 */
export function snippet(text: string, match: Matcher, words: number): TextPart[] {
  const marks = marksIn(text, match)
  const found = [...text.matchAll(match.rules?.units ?? units)].map(({ 0: unit, index }) => ({
    start: index,
    end: index + unit.length,
  }))
  if (found.length <= words) return markedParts(text, marks)
  const first = bestStart(found, marks, words)
  const start = found[first]?.start ?? 0
  const end = found[Math.min(first + words, found.length) - 1]?.end ?? text.length
  const inside = marks
    .filter((mark) => mark.end > start && mark.start < end)
    .map((mark) => ({ ...mark, start: Math.max(mark.start, start) - start, end: Math.min(mark.end, end) - start }))
  return [
    ...(start > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...markedParts(text.slice(start, end), inside),
    ...(first + words < found.length ? [{ text: ' …', isMatch: false }] : []),
  ]
}

interface Unit {
  readonly start: number
  readonly end: number
}

/** The first of the words: matches stand in the middle of what is shown. */
function bestStart(found: readonly Unit[], marks: readonly Mark[], words: number): number {
  const located = marks.map((mark) => ({ word: mark.word, unit: unitAt(found, mark.start) }))
  let best = { from: 0, to: 0, count: -1 }
  for (const [index, { unit }] of located.entries()) {
    const inside = located.slice(index).filter((other) => other.unit < unit + words)
    const count = new Set(inside.map(({ word }) => word)).size * 100 + inside.length
    if (count > best.count) best = { from: unit, to: inside.at(-1)?.unit ?? unit, count }
  }
  const spare = Math.max(0, words - (best.to - best.from + 1))
  return Math.max(0, Math.min(best.from - Math.floor(spare / 2), found.length - words))
}

function unitAt(found: readonly Unit[], at: number): number {
  let low = 0
  let high = found.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((found[middle]?.start ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}
