/** A word that a reader typed. */
export interface QueryWord {
  readonly term: string
  /** Parts of a name: `['specific', 'enthalpy']`. */
  readonly parts: readonly string[]
  /** It may be the beginning of a word: the last one, and characters too few for a word of their script. */
  readonly isBegun: boolean
  /** It ends a question and is short: where it is a word of the index, it begins no other one. */
  readonly isEnd?: boolean
  /** A stop word beside others: it may be missing. */
  readonly isOptional: boolean
  /** It is written as code is: by its capitals, in quotes, or as a call. */
  readonly isName?: boolean
  /** A stop word of another language: it may be missing unless the index has it. */
  readonly isForeign?: boolean
  /** It says what the query is about: pages that have it in their titles come first. */
  readonly isAsked?: boolean
}
