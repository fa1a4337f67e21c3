import type { Littleness } from './how-little.ts'
import type { TextWord } from './text-word.ts'

/** What comes after one of these only says which one is meant. */
const prepositions = new Set(
  'after as at before between by during for from in into of on over to under with without'.split(' '),
)

/**
 * What an English query is about: the last word that says something before its first preposition.
 *
 *     saturated steam temperature at 7 bar  // → temperature
 *     how do I get the entropy from pressure and temperature  // → entropy
 */
export function askedWord(
  words: readonly TextWord[],
  little: ReadonlyMap<string, Littleness>,
  language: string,
): string | undefined {
  if (!/^en\b/i.test(language)) return undefined
  let asked: string | undefined
  for (const { term } of words) {
    if (asked !== undefined && prepositions.has(term)) break
    if (little.get(term) === 0) asked = term
  }
  return asked
}
