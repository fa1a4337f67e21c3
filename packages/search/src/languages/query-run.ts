import type { TextRun } from '../reader/text-word.ts'

/** A term to look up for a part of a run. */
export interface RunWord {
  readonly term: string
  /** Terms that begin so are meant, too. */
  readonly isBegun: boolean
  /** It adds to the rank of a page, and may be missing. */
  readonly isOptional: boolean
}

/** Of these one alone is no word, but what joins words. */
const joining = /^[\u3041-\u309f\u30fc]$/

/**
 * What is looked up for a run of a query: the pairs of each of its words. Pairs from one word to the next say that both
 * stand together. They only add to the rank, and so do words that say nothing.
 *
 *     蒸気圧の計算 → 蒸気 気圧 (圧の) (の計) 計算
 *
 * `wordStarts` counts characters.
 */
export function queryRun(
  { characters, size }: TextRun,
  stops: ReadonlySet<string>,
  wordStarts: readonly number[],
): readonly RunWord[] {
  const length = characters.length
  const termAt = (from: number, to: number) => characters.slice(from, to).join('')
  if (length < size) return [{ term: termAt(0, length), isBegun: true, isOptional: false }]
  const words: RunWord[] = []
  for (const [index, from] of wordStarts.entries()) {
    const to = wordStarts[index + 1] ?? length
    const word = termAt(from, to)
    const isStop = stops.has(word) || joining.test(word)
    if (to - from < size && !isStop) words.push({ term: word, isBegun: true, isOptional: false })
    for (let at = from; at < to && at + size <= length; at++) {
      const term = termAt(at, at + size)
      words.push({ term, isBegun: false, isOptional: isStop || at + size > to || stops.has(term) })
    }
  }
  return words
}
