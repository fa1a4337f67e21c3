import type { TermMatch } from './term-match.ts'
import type { WordSections } from './word-sections.ts'

/** A word of the query with all terms that may stand for it. */
export interface SearchedWord {
  readonly matches: readonly TermMatch[]
  readonly sections: WordSections
  /** Rare words say more: from 0.5 to 1. */
  readonly weight: number
  readonly isOptional: boolean
}
