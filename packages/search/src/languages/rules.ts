import type { QueryWord } from '../reader/query-word.ts'
import type { TextWord } from '../reader/text-word.ts'
import type { WordForm } from './german-forms.ts'
import type { partIn } from './part-in.ts'

/** What an index needs beyond words of Latin, Greek and Cyrillic letters. Engines load it when an index says so. */
export interface LanguageRules {
  /** Words of what stands between spaces and signs; undefined when it is a plain word. */
  words(word: string, start: number, joined: boolean): readonly TextWord[] | undefined
  /** What is looked up for the words of a query that has runs of characters without spaces. */
  query(words: readonly TextWord[], stops: ReadonlySet<string>, language: string): QueryWord[]
  /** Terms of an index that stand for a word, beside itself. */
  forms(term: string, language: string): readonly WordForm[]
  /** True for a compound of a word. */
  hasPart(term: string, word: string): boolean
  /** True for a term that has no spelling. */
  isOfRun(term: string): boolean
  /** Where in a compound one of these parts stands, with an ending after it. */
  readonly partIn: typeof partIn
  /** What counts as a word in a snippet. */
  readonly units: RegExp
}
