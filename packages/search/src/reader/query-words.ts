import type { LanguageRules } from '../languages/rules.ts'
import { askedWord } from './asked-word.ts'
import { howLittle } from './how-little.ts'
import type { QueryWord } from './query-word.ts'
import type { TextWord } from './text-word.ts'
import { textWords } from './text-words.ts'

/** Further words say nothing new. */
const maxWords = 12
/** With so many words that say something, a stop word at the end decides nothing. */
const wordsOfQuestion = 2
/** Words of so few letters begin others that have nothing to do with them: `bar`, `barcode`. */
const shortWord = 3

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
  const names = namesIn(text, all)
  const words = mostSaying(all, stops, names)
  const little = howLittle(all, stops)
  const asked = askedWord(all, little, language)
  const least = Math.min(...words.map(({ term }) => little.get(term) ?? 0))
  const said = words.filter(({ term }) => little.get(term) === 0).length
  const isAskedInWords = words.some(({ term }) => stops.has(term) && term !== last?.term)
  // What is being typed may become another word: `in` is the beginning of `install`. A question ends as it ends.
  const isTyped = said < wordsOfQuestion && !isAskedInWords && /[\p{L}\p{M}\p{N}]$/u.test(text)
  return words.map(({ term, parts }) => {
    const isBegun = term === last?.term
    const own = little.get(term) ?? 0
    const isOptional = own > least && !(own === 2 && isBegun && isTyped)
    const isEnd = isBegun && isAskedInWords && said >= wordsOfQuestion && term.length <= shortWord
    return { term, parts, isBegun, isEnd, isOptional, isName: names.has(term), isAsked: term === asked }
  })
}

/** Words that are written as code is: `runAsync`, `density()`, `'thermo'`, the end of `embr.swiper`. What is pasted of an error says by these what it is about. */
function namesIn(text: string, words: readonly TextWord[]): ReadonlySet<string> {
  const isCode = ({ start, end, parts }: TextWord) =>
    parts.length > 1 || /^(["'`]).+\1|\(\)$/.test(text.slice(Math.max(0, start - 1), end + 2))
  const isMember = (word: TextWord) => word.joined && word === words.at(-1) && !/\s/.test(text)
  return new Set(words.filter((word) => isCode(word) || isMember(word)).map(({ term }) => term))
}

/** Each word once, and of too many those that say most: no stop words, names, and the last ones, where an error has its message. */
function mostSaying(
  all: readonly TextWord[],
  stops: ReadonlySet<string>,
  names: ReadonlySet<string>,
): readonly TextWord[] {
  const words = [...new Map(all.map((word) => [word.term, word])).values()]
  if (all.length <= maxWords) return words
  const saying = words.filter(({ term }) => !stops.has(term))
  while (saying.length > maxWords)
    saying.splice(
      saying.findIndex(({ term }) => !names.has(term)),
      1,
    )
  return saying
}
