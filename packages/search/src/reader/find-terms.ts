import { editDistance, prefixDistance } from './edit-distance.ts'
import {
  afterPrefix,
  backwards,
  maxPrefixPieces,
  namesOf,
  pieceRange,
  type PieceList,
  type TermPiece,
} from './index-format.ts'
import type { IndexFiles } from './index-files.ts'
import { derivations, inflections } from './inflections.ts'
import { bits } from './bits.ts'
import type { WordForm } from '../languages/german-forms.ts'
import type { QueryWord } from './query-word.ts'

/** A term of the index that stands for a word of the query. */
export interface TermMatch {
  readonly term: string
  /** From 0 to 1: how surely it is what the reader means. */
  readonly quality: number
  readonly postings: string
  /** Letters of the term that count as found, for a beginning; all of them otherwise. */
  readonly typed: number
  /** What of compounds is the word, when the term stands for all of them. */
  readonly part?: string | undefined
}

/** How sure a match is. */
const quality = {
  exact: 1,
  inflection: 0.9,
  prefix: 0.85,
  synonym: 0.8,
  derivation: 0.75,
  headingPrefix: 0.7,
  compound: 0.6,
  longTypo: 0.85,
  oneTypo: 0.6,
  twoTypos: 0.4,
} as const

/** With so many letters, a word that has all but one of another one is that one. */
const longWord = 6
/** Letters that each of two joined words has. */
const leastJoined = 3
/** Corrections of one word; more would load more pieces than they help. */
const maxCorrections = 3
/** Pieces of words that are looked through for corrections, in either order. */
const maxSpellingPieces = 3

/** Terms for a word: itself, its other forms, and the terms that it is the beginning of. */
export async function findTerms(files: IndexFiles, word: QueryWord, language: string): Promise<TermMatch[]> {
  const own: readonly WordForm[] = [
    word,
    ...inflections(word.term, language).map((term) => ({ term })),
    ...(files.rules?.forms(word.term, language) ?? []),
  ]
  const meaning = files.manifest.synonyms?.filter((terms) => own.some(({ term }) => terms.includes(term))) ?? []
  const same = new Set(meaning.flat().flatMap((term) => [term, ...inflections(term, language)]))
  // Its own forms come last: they are surer.
  const forms = [...[...same].map((term): WordForm => ({ term })), ...own]
  const [exact, beginnings] = await Promise.all([
    Promise.all(forms.map(({ term }) => exactTerm(files, term))),
    word.isBegun ? prefixMatches(files, word.term) : [],
  ])
  const found = new Map<string, TermMatch>()
  const isWhole = word.isEnd === true && exact[forms.findIndex(({ term }) => term === word.term)] !== undefined
  for (const match of isWhole ? [] : beginnings) found.set(match.term, match)
  for (const [index, { term, part }] of forms.entries()) {
    const postings = exact[index]
    if (postings === undefined) continue
    const kind = term === word.term ? 'exact' : part ? 'compound' : index < same.size ? 'synonym' : 'inflection'
    found.set(term, { term, quality: quality[kind], postings, typed: term.length, part })
  }
  return [...found.values()]
}

/** Words of the same root, for one that the index does not have. */
export async function findDerived(files: IndexFiles, { term }: QueryWord, language: string): Promise<TermMatch[]> {
  const matches = derivations(term, language).map(async (other): Promise<TermMatch[]> => {
    const postings = await exactTerm(files, other)
    return postings === undefined ? [] : [{ term: other, quality: quality.derivation, postings, typed: other.length }]
  })
  return (await Promise.all(matches)).flat()
}

/** What a word is made of that is none of the index, when these are: `steamtable` of `steam` and `table`. */
export async function findJoined(files: IndexFiles, word: QueryWord, language: string): Promise<TermMatch[][]> {
  const { term } = word
  if (!/^\p{L}{7,}$/u.test(term) || files.rules?.isOfRun(term)) return []
  const begin = term.slice(0, leastJoined)
  const [from, to] = pieceRange(files.manifest.terms, begin, `${term}\0`)
  if (to - from > maxPrefixPieces) return []
  const pieces = await loadPieces<TermPiece>(files, files.manifest.terms, begin, `${term}\0`)
  const firsts = pieces
    .flatMap((piece) => [...entriesOf(piece)])
    .filter(([own]) => own.length >= leastJoined && term.length - own.length >= leastJoined && term.startsWith(own))
    .sort(([a], [b]) => b.length - a.length)
  for (const [first, postings] of firsts) {
    const rest = await findTerms(files, { ...word, term: term.slice(first.length), parts: [] }, language)
    if (rest.length > 0) return [[{ term: first, quality: quality.compound, postings, typed: first.length }], rest]
  }
  return []
}

/**
 * Terms that a word may be a misspelling of, the nearest ones only, beside those that were found for it; and compounds
 * of a word that stands in none of the pages by itself.
 */
export async function findCorrections(
  files: IndexFiles,
  word: QueryWord,
  found: readonly TermMatch[] = [],
): Promise<TermMatch[]> {
  const limit = typos(word.term)
  if (limit === 0 || files.rules?.isOfRun(word.term)) return []
  const known = new Set(found.map(({ term }) => term))
  const candidates = await similarWords(files, word.term, limit)
  const corrections = [...candidates].flatMap((term): readonly Correction[] =>
    known.has(term)
      ? []
      : files.rules?.hasPart(term, word.term)
        ? [{ term, distance: 1 }]
        : correction(word, term, limit),
  )
  const nearest = Math.ceil(Math.min(...corrections.map(({ distance }) => distance)))
  const best = corrections
    .filter(({ distance }) => distance <= nearest)
    .sort((a, b) => a.distance - b.distance || a.term.length - b.term.length || (a.term < b.term ? -1 : 1))
    .slice(0, maxCorrections)
  const matches = await Promise.all(
    best.map(async ({ term, distance, isBegun }): Promise<TermMatch[]> => {
      const postings = await exactTerm(files, term)
      if (postings === undefined) return []
      const isSure = distance <= 1 && found.length === 0 && word.term.length >= longWord
      const sureness = isSure ? quality.longTypo : distance < 2 ? quality.oneTypo : quality.twoTypos
      return isBegun
        ? [{ term, quality: sureness * quality.prefix, postings, typed: Math.min(term.length, word.term.length) }]
        : [{ term, quality: sureness, postings, typed: term.length }]
    }),
  )
  return matches.flat()
}

interface Correction {
  readonly term: string
  readonly distance: number
  /** The word is the mistyped beginning of the term. */
  readonly isBegun?: boolean
}

function correction(word: QueryWord, term: string, limit: number): Correction[] {
  const whole = editDistance(word.term, term, limit)
  const isLong = word.isBegun && word.term.length > 4
  const begun = isLong && whole === Infinity ? prefixDistance(word.term, term, limit) + 0.25 : Infinity
  const distance = Math.min(whole, begun)
  if (distance === 0 || distance === Infinity) return []
  // A wrong first letter is rarer than a wrong letter elsewhere.
  const isSameStart = term.charCodeAt(0) === word.term.charCodeAt(0)
  return [{ term, distance: distance + (isSameStart ? 0 : 0.5), isBegun: begun < whole }]
}

/** Mistyped letters that a word may have: 1 from 4 letters, 2 from 8. */
export function typos(word: string): number {
  if (!/\p{L}/u.test(word) || word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

async function exactTerm(files: IndexFiles, term: string): Promise<string | undefined> {
  const [piece] = await loadPieces<TermPiece>(files, files.manifest.terms, term, `${term}\0`)
  return piece && entriesOf(piece).get(term)
}

async function prefixMatches(files: IndexFiles, prefix: string): Promise<TermMatch[]> {
  const { terms, prefixes } = files.manifest
  const [from, to] = pieceRange(terms, prefix, afterPrefix(prefix))
  if (to - from > maxPrefixPieces) {
    const [piece] = await loadPieces<TermPiece>(files, prefixes, prefix, `${prefix}\0`)
    const postings = piece && entriesOf(piece).get(prefix)
    return postings === undefined
      ? []
      : [{ term: `${prefix}*`, quality: quality.headingPrefix, postings, typed: prefix.length }]
  }
  const pieces = await loadPieces<TermPiece>(files, terms, prefix, afterPrefix(prefix))
  return pieces.flatMap((piece) =>
    [...entriesOf(piece)]
      .filter(([term]) => term.startsWith(prefix))
      .map(([term, postings]) => ({
        term,
        // The more of the word is there, the surer.
        quality: quality.prefix * (0.6 + (0.4 * prefix.length) / term.length),
        postings,
        typed: prefix.length,
      })),
  )
}

/** Words that begin or end like `word`, and have its letters but for `limit`. A typo leaves one of the ends as it is. */
async function similarWords(files: IndexFiles, word: string, limit: number): Promise<Set<string>> {
  const { spelling, endings } = files.manifest
  const [begin, end] = await Promise.all([
    endings.names.length === 0
      ? Promise.all(namesOf(spelling.names).map((name) => files.piece<string>(name)))
      : wordsNear(files, spelling, word),
    wordsNear(files, endings, backwards(word)),
  ])
  const wanted = lettersOf(word)
  // Nearly all words miss more letters: that is seen faster than how far they are.
  const isNear = (other: string) => bits(wanted & ~lettersOf(other)) <= limit
  const similar = new Set<string>()
  for (const text of begin) for (const other of text.split(' ')) if (isNear(other)) similar.add(other)
  for (const text of end) for (const other of text.split(' ')) if (isNear(other)) similar.add(backwards(other))
  return similar
}

/** A bit for each letter of a word; letters beyond the Latin ones share bits. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

/** Pieces of words with the same two first letters, or more of them where these are too many. */
async function wordsNear(files: IndexFiles, list: PieceList, word: string): Promise<string[]> {
  for (let length = 2; length <= word.length; length++) {
    const begin = word.slice(0, length)
    const [from, to] = pieceRange(list, begin, afterPrefix(begin))
    if (to - from <= maxSpellingPieces || length === word.length)
      return Promise.all(
        namesOf(list.names, from, Math.min(to, from + maxSpellingPieces)).map((name) => files.piece<string>(name)),
      )
  }
  return []
}

function loadPieces<Value>(files: IndexFiles, list: PieceList, from: string, to: string): Promise<Value[]> {
  const [first, end] = pieceRange(list, from, to)
  return Promise.all(namesOf(list.names, first, end).map((name) => files.piece<Value>(name)))
}

const read = new WeakMap<TermPiece, ReadonlyMap<string, string>>()

function entriesOf(piece: TermPiece): ReadonlyMap<string, string> {
  const known = read.get(piece)
  if (known) return known
  const entries = new Map(piece.terms.split(' ').map((term, index) => [term, piece.postings[index] ?? '']))
  read.set(piece, entries)
  return entries
}
