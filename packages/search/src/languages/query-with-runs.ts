import type { QueryWord } from '../reader/query-word.ts'
import type { TextRun, TextWord } from '../reader/text-word.ts'
import { queryRun } from './query-run.ts'

/** Further words say nothing new. */
const maxWords = 12

/** What is looked up for the words of a query of which some are characters without spaces, each term once. */
export function queryWithRuns(
  all: readonly TextWord[],
  stops: ReadonlySet<string>,
  wordStarts: (run: TextRun) => readonly number[],
): QueryWord[] {
  const last = all.at(-1)
  const found = new Map<string, QueryWord>()
  for (const [index, { term, parts, run }] of all.entries()) {
    if (run && run === all[index - 1]?.run) continue
    const own = run
      ? queryRun(run, stops, wordStarts(run)).map((word) => ({ ...word, parts: [] }))
      : [{ term, parts, isBegun: term === last?.term, isOptional: stops.has(term) }]
    for (const word of own) if (found.get(word.term)?.isOptional !== false) found.set(word.term, word)
  }
  const words = [...found.values()]
  const isBare = words.every(({ isOptional }) => isOptional)
  const asked = isBare ? words.map((word) => ({ ...word, isOptional: false })) : words
  // What only adds to the rank goes first.
  const spare = asked.length - maxWords
  const dropped = new Set(spare > 0 ? asked.filter(({ isOptional }) => isOptional).slice(-spare) : [])
  return asked.filter((word) => !dropped.has(word)).slice(0, maxWords)
}
