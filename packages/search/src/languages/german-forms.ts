import { isCompounding, partTerm, plainUmlauts } from './part-term.ts'

/** A term of an index that stands for a word. */
export interface WordForm {
  readonly term: string
  /** The term stands for all compounds with this part. */
  readonly part?: string
}

const endings = ['', 'e', 'en', 'er', 'ern', 'n', 's', 'es']

/**
 * Terms that stand for a word of a language with compounds: its umlauts with one letter, its other endings, and the
 * compounds that it is a part of.
 *
 *     germanForms('duengung', 'de')  // → dungung, dungungen, …, ~dungung
 */
export function germanForms(word: string, language: string): readonly WordForm[] {
  if (!isCompounding(language) || !/^[a-z]{3,}$/.test(word)) return []
  const plain = /^de\b/i.test(language) ? plainUmlauts(word) : word
  const term = partTerm(plain)
  const part = term.slice(1)
  const inflected = new Set([plain, ...endings.flatMap((ending) => [part + ending, plain + ending])])
  inflected.delete(word)
  return [...Array.from(inflected, (own) => ({ term: own })), { term, part }]
}
