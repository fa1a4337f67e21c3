import { textWords } from './text-words.ts'

/** A word that a reader typed. */
export interface QueryWord {
  readonly term: string
  /** Parts of a name: `['specific', 'enthalpy']`. */
  readonly parts: readonly string[]
  /** The last one may be the beginning of a word. */
  readonly isLast: boolean
  /** A stop word beside others: it may be missing. */
  readonly isOptional: boolean
}

/** Further words say nothing new. */
const maxWords = 12

/**
 * The words of a query, each once.
 *
 *     queryWords('how to print', new Set(['how', 'to']))  // → how (optional), to (optional), print (last)
 */
export function queryWords(text: string, stops: ReadonlySet<string>): QueryWord[] {
  const all = textWords(text).slice(0, maxWords)
  const last = all.at(-1)
  const found = new Map(all.map((word) => [word.term, word]))
  const words = [...found.values()]
  const isBare = words.every(({ term }) => stops.has(term))
  return words.map((word) => ({
    term: word.term,
    parts: word.parts,
    isLast: word.term === last?.term,
    // What is being typed may become another word: `in` is the beginning of `install`.
    isOptional: stops.has(word.term) && !isBare && !(word.term === last?.term && !/\s$/.test(text)),
  }))
}
