import type { PlainWord } from '../reader/text-word.ts'
import { germanForms } from './german-forms.ts'
import { isOfRun } from './is-of-run.ts'
import { partIn } from './part-in.ts'
import { isCompounding, partTerm } from './part-term.ts'
import { queryWithRuns } from './query-with-runs.ts'
import type { LanguageRules } from './rules.ts'
import { scriptWords } from './script-words.ts'
import { wordStarts } from './word-starts.ts'

/** Some characters of scripts without spaces, each with its marks, are as wide as a word of Latin letters. */
const units =
  /(?:[\u3040-\u30ff\u3400-\u9fff]\p{M}*){1,3}|(?:[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]\p{M}*){1,5}|[^\s\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]{1,24}/gu

/**
 * The rules of all languages that have some, for an index of such texts.
 *
 * `plainWord` is handed in: a file that engines load only when they need it shares no code with them.
 */
export function languageRules(plainWord: PlainWord, texts: readonly { readonly language: string }[]): LanguageRules {
  const hasCompounds = texts.some(({ language }) => isCompounding(language))
  return {
    words: (word, start, joined) => scriptWords(word, start, joined, plainWord),
    query: (words, stops, language) => queryWithRuns(words, stops, (run) => wordStarts(run, language)),
    forms: germanForms,
    hasPart: (term, word) => hasCompounds && term.includes(partTerm(word).slice(1)),
    isOfRun,
    partIn,
    units,
  }
}
