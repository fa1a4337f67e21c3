import type { IndexSource } from './indexed-page.ts'
import { backwards, indexFormat, type IndexManifest, type PieceList, type TermPiece } from '../reader/index-format.ts'
import { numberText } from '../reader/number-text.ts'
import { isCompounding } from '../languages/part-term.ts'
import { isOfRun } from '../languages/is-of-run.ts'
import { compoundTerms } from './compound-terms.ts'
import { cutPieces, type Piece } from './cut-pieces.ts'
import { mergeTerms, type TermPostings } from './merge-terms.ts'
import { pieceName } from './piece-name.ts'
import { keptPrefixTerms, widePrefixes } from './prefix-terms.ts'
import { stopWords } from './stop-words.ts'
import { synonymsOf } from './synonyms-of.ts'
import { groupTexts, termGroups, type Keep } from './term-groups.ts'
import { textPieces, type TextPiece } from './text-pieces.ts'

/** A file of the index. Its path names its content, so that one that is there already need not be made. */
export interface IndexFile {
  readonly path: string
  readonly make: () => string
}

/** Name of the file that lists all others, below the output folder. */
export const manifestPath = 'search-index.json'

/** Folder of the other files, below the output folder. */
export const piecesFolder = 'assets/search/'
/** Characters of a piece of terms: about 12 KB when it is compressed. */
const termPiece = 24_000
/** Characters of a piece of words for spelling, and of a vocabulary that stands in one file: then its words need not be found by their ends. */
const spellingPiece = 15_000
const smallVocabulary = 60_000
/** Latin, Greek and Cyrillic letters come before this: all others need the rules of languages. */
const plainScripts = '\u0530'

/**
 * The files of the embedded search index: the manifest first, then pieces whose names follow from their content.
 *
 * A search loads the manifest, the pieces that may hold its words, and the texts of the pages that it shows. What
 * that weighs depends on how common the words are, not on how many words and pages there are.
 */
export function searchIndex(input: {
  readonly pages: readonly IndexSource[]
  readonly baseUrl: string
  readonly origin: string
  readonly collections: IndexManifest['collections']
  /** Languages of the site: readers of one mix its words into questions of another. */
  readonly languages?: readonly string[]
  /** Words that mean the same, a list for each meaning: `[['label', 'sticker']]`. */
  readonly synonyms?: readonly (readonly string[])[]
  /** For what is the same the next time unless its pages change. */
  readonly keep?: Keep
}): IndexFile[] {
  const pages = [...input.pages].sort(inOrder)
  const files: IndexFile[] = []
  const list = <Entry>(pieces: readonly Piece<Entry>[], textOf: (entries: readonly Entry[]) => string): PieceList => {
    const names = pieces.map(({ entries }) => {
      const text = textOf(entries)
      const name = pieceName(text)
      files.push({ path: `${piecesFolder}${name}.json`, make: () => text })
      return name
    })
    return { first: pieces.map(({ first }) => first), names: names.join('') }
  }
  const languages = [...new Set(pages.flatMap(({ language, textLanguage = language }) => [language, textLanguage]))]
  const stops = stopsOf(pages)
  const keep = input.keep ?? ((_, make) => make)
  const groups = termGroups(pages, keep)
  const terms = mergeTerms(groupTexts(groups.all))
  const compounds = languages.some(isCompounding) ? compoundTerms(terms, new Set(Object.values(stops).flat())) : []
  const all = compounds.length === 0 ? terms : [...terms, ...compounds].sort((a, b) => (a.key < b.key ? -1 : 1))
  const termList = list(cutPieces(all, termPiece, sizeOfTerm), termsText)
  const prefixes = keptPrefixTerms(widePrefixes(terms, termList), groupTexts(groups.headings), keep)
  const prefixList = list(cutPieces(prefixes, termPiece, sizeOfTerm), termsText)
  const words = terms.filter(({ key }) => isSpelled(key)).map(({ key }) => ({ key }))
  const isSmall = words.reduce((sum, word) => sum + sizeOfWord(word), 0) <= smallVocabulary
  const spelling = list(cutPieces(words, isSmall ? smallVocabulary : spellingPiece, sizeOfWord), wordsText)
  const endings = list(isSmall ? [] : cutPieces(reversedWords(words), spellingPiece, sizeOfWord), wordsText)
  const texts = textPieces(pages)
  for (const { name, make } of texts) files.push({ path: `${piecesFolder}${name}.json`, make })
  const manifest: IndexManifest = {
    format: indexFormat,
    folder: `${input.baseUrl}${piecesFolder}`,
    origin: input.origin,
    pages: pages.length,
    ranges: rangesOf(pages),
    terms: termList,
    prefixes: prefixList,
    spelling,
    endings,
    texts: { starts: startsText(texts), names: texts.map(({ name }) => name).join('') },
    stopWords: { ...Object.fromEntries(input.languages?.map((code) => [code, stopWords(code)]) ?? []), ...stops },
    ...synonymsOf(input.synonyms ?? []),
    ...((compounds.length > 0 || (terms.at(-1)?.key ?? '') > plainScripts) && { hasRules: true }),
    collections: input.collections,
  }
  return [{ path: manifestPath, make: () => JSON.stringify(manifest) }, ...files]
}

/** By language of the site the words that say nothing, in each language that its pages have. */
function stopsOf(pages: readonly IndexSource[]): IndexManifest['stopWords'] {
  const languages = new Map<string, Set<string>>()
  for (const { language, textLanguage = language } of pages)
    languages.set(language, (languages.get(language) ?? new Set([language])).add(textLanguage))
  return Object.fromEntries(
    Array.from(languages, ([code, texts]) => [code, [...new Set([...texts].flatMap((text) => stopWords(text)))]]),
  )
}

/** Pages of a language and tag side by side, then by their URL. */
function inOrder(a: IndexSource, b: IndexSource): number {
  return compare(a.language, b.language) || compare(a.tag, b.tag) || compare(a.url, b.url)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function rangesOf(pages: readonly IndexSource[]): IndexManifest['ranges'] {
  const ranges: { language: string; tag: string; from: number; to: number }[] = []
  for (const [index, { language, tag }] of pages.entries()) {
    const last = ranges.at(-1)
    if (last?.language === language && last.tag === tag) last.to = index + 1
    else ranges.push({ language, tag, from: index, to: index + 1 })
  }
  return ranges
}

function startsText(pieces: readonly TextPiece[]): string {
  let before = 0
  return pieces
    .map(({ page, section }) => {
      const later = page - before
      before = page
      return numberText(later) + numberText(section)
    })
    .join('')
}

function sizeOfTerm({ key, postings }: TermPostings): number {
  return key.length + postings.length + 4
}

function sizeOfWord({ key }: { readonly key: string }): number {
  return key.length + 1
}

function termsText(entries: readonly TermPostings[]): string {
  const piece: TermPiece = {
    terms: entries.map(({ key }) => key).join(' '),
    postings: entries.map(({ postings }) => postings),
  }
  return JSON.stringify(piece)
}

function wordsText(entries: readonly { readonly key: string }[]): string {
  return JSON.stringify(entries.map(({ key }) => key).join(' '))
}

/** Words that can be mistyped so that it shows: not short, no numbers. */
function isSpelled(term: string): boolean {
  return term.length >= 4 && /\p{L}/u.test(term) && !isOfRun(term)
}

function reversedWords(words: readonly { readonly key: string }[]): { readonly key: string }[] {
  return words.map(({ key }) => ({ key: backwards(key) })).sort((a, b) => (a.key < b.key ? -1 : 1))
}
