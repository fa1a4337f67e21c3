import type { Littleness } from './how-little.ts'
import type { TextWord } from './text-word.ts'

/** What comes after one of these only says which one is meant. */
const prepositions = new Set(
  'after as at before between by during for from in into of on over to under with without'.split(' '),
)

/** What follows these is what is asked for, up to the verb. */
const questionWords = new Set(['which', 'what'])
/** What joins two nouns that are asked for. */
const joins = new Set(['and', 'or'])

/**
 * What an English query is about: what stands between `which` and the verb, else the last word that says something before its
 * first preposition.
 *
 *     saturated steam temperature at 7 bar  // → temperature
 *     how do I get the entropy from pressure and temperature  // → entropy
 *     at which pressure does water boil  // → pressure
 */
export function askedWord(
  words: readonly TextWord[],
  little: ReadonlyMap<string, Littleness>,
  language: string,
): string | undefined {
  if (!/^en\b/i.test(language)) return undefined
  let asked = afterQuestionWord(words, little)
  if (asked !== undefined) return asked
  for (const { term } of words) {
    if (asked !== undefined && prepositions.has(term)) break
    if (little.get(term) === 0) asked = term
  }
  return asked
}

/** The last of the words that say something right after `which`. */
function afterQuestionWord(words: readonly TextWord[], little: ReadonlyMap<string, Littleness>): string | undefined {
  let asked: string | undefined
  for (const { term } of words.slice(words.findIndex((word) => questionWords.has(word.term)) + 1 || words.length)) {
    if (little.get(term) === 0) asked = term
    else if (asked === undefined || !joins.has(term)) break
  }
  return asked
}
