import type { LanguageRules } from '../languages/rules.ts'
import { howLittle } from './how-little.ts'
import type { QueryWord } from './query-word.ts'
import { textWords } from './text-words.ts'

/** Further words say nothing new. */
const maxWords = 12
/** With so many words that say something, a stop word at the end decides nothing. */
const wordsOfQuestion = 2

/**
 * The words of a query, each once.
 *
 *     queryWords('how to print', new Set(['how', 'to']))  // → how (optional), to (optional), print (begun)
 */
export function queryWords(
  text: string,
  stops: ReadonlySet<string>,
  language = '',
  rules?: LanguageRules,
): QueryWord[] {
  const all = textWords(text, rules)
  if (rules && all.some(({ run }) => run)) return rules.query(all, stops, language)
  const last = all.at(-1)
  // What only adds to the rank goes first.
  const first = (all.length > maxWords ? all.filter(({ term }) => !stops.has(term)) : all).slice(0, maxWords)
  const found = new Map(first.map((word) => [word.term, word]))
  const words = [...found.values()]
  const little = howLittle(all, stops)
  const least = Math.min(...words.map(({ term }) => little.get(term) ?? 0))
  const said = words.filter(({ term }) => little.get(term) === 0).length
  // What is being typed may become another word: `in` is the beginning of `install`. A question ends as it ends.
  const isTyped = said < wordsOfQuestion && /[\p{L}\p{M}\p{N}]$/u.test(text)
  return words.map(({ term, parts }) => {
    const isBegun = term === last?.term
    const own = little.get(term) ?? 0
    return { term, parts, isBegun, isOptional: own > least && !(own === 2 && isBegun && isTyped) }
  })
}
