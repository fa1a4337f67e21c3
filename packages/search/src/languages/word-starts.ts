import type { TextRun } from '../reader/text-word.ts'

/** What Korean writes with the word before it. */
const particles = /(.)(?:에서|으로|까지|부터|에게|은|는|이|가|을|를|의|에|로|와|과|도|만)$/u

const segmenters = new Map<string, Intl.Segmenter>()

/**
 * Where words of a run begin, counted in its characters, as far as the machine knows.
 *
 * It decides which pairs of characters must be on a page and which only add to its rank. Machines differ in it, and
 * some have no dictionary at all: what a page is found by does not depend on it.
 *
 * @see https://www.unicode.org/reports/tr29/#Word_Boundaries
 */
export function wordStarts({ text, starts, start }: TextRun, language: string): readonly number[] {
  if (/\p{Script=Hangul}/u.test(text)) {
    const stem = text.replace(particles, '$1')
    return stem === text ? [0] : [0, [...stem].length]
  }
  // Older browsers lack it.
  if (!('Segmenter' in Intl)) return [0]
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  const found = Array.from(segmenter.segment(text), ({ index }) => starts.findIndex((own) => own >= start + index))
  return [...new Set(found)].filter((index) => index >= 0)
}
