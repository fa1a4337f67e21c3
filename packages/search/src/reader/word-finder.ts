import { findCorrections, findDerived, findJoined, findTerms, type TermMatch } from './find-terms.ts'
import type { IndexFiles } from './index-files.ts'
import type { IndexManifest } from './index-format.ts'
import { PostingsCursor } from './postings.ts'
import type { QueryWord } from './query-word.ts'
import { recently } from './recently.ts'
import { wordSections, type WordSections } from './word-sections.ts'

/** A word of the query with all terms that may stand for it. */
export interface SearchedWord {
  readonly matches: readonly TermMatch[]
  readonly sections: WordSections
  /** Rare words say more: from 0.5 to 1. */
  readonly weight: number
  readonly isOptional: boolean
  /** Its weight in titles is at least this, however common it is in texts: it says what the query is about. */
  readonly leastInTitle: number
  /** How much more it says of a question than its weight tells: a name that the index has, and what is left of one that it has not. */
  readonly emphasis: number
}

/** Finds the words of queries in an index. */
export interface WordFinder {
  /** The terms of each word. A name that is not in the index counts as its parts, so do two words that are written as one;
   * any other word is a mistyped one. */
  find(words: readonly QueryWord[], language: string): Promise<readonly SearchedWord[]>
  /** The same with other words that each of them may be, mistyped. */
  findMore(words: readonly QueryWord[], language: string): Promise<readonly SearchedWord[]>
}

/** As many as bits of a mask. */
const maxWords = 15
/** Words that are remembered: those of a query of which each keystroke changes one, and of what was deleted again. */
const remembered = 24

/** Terms in so few pages of a version, none of which is the word itself, may not be what was meant. */
const rarePages = 2

/** Letters of a part of a name that is typed in short, though another page has it as a word. */
const leastShort = 3
const mostShort = 4
/** What a name says more than a word, and the parts of an unknown one less. */
const nameEmphasis = 2
const partEmphasis = 0.5
/** What a question is about, in titles. */
const askedWeight = 0.5

type FoundWord = Omit<SearchedWord, 'isOptional' | 'leastInTitle' | 'emphasis'>

/** The words of an index, remembered while somebody types: each keystroke asks for all words of the query again. */
export function wordFinder(files: IndexFiles): WordFinder {
  const found = (matches: readonly TermMatch[]): FoundWord => ({
    matches,
    sections: wordSections(matches, files.manifest.pages),
    weight: weightOf(matches, files.manifest.pages),
  })
  const known = recently(remembered, async ({ word, language }: Asked) =>
    (await matchesOf(files, word, language)).map(found),
  )
  const more = recently(remembered, async (asked: Asked) => {
    const own = await known(keyOf(asked), asked)
    const [first] = own
    if (own.length !== 1 || !first || asked.word.isOptional || isJoinedName(asked.word)) return own
    const added = await findCorrections(files, asked.word, first.matches)
    return added.length === 0 ? own : [found([...first.matches, ...added])]
  })
  const all = async (words: readonly QueryWord[], language: string, find: typeof known) => {
    const each = words.map(async (word) => {
      const asked = { word, language }
      const own = await find(keyOf(asked), asked)
      const emphasis = !word.isName ? 1 : own.length > 1 ? partEmphasis : nameEmphasis
      const isOptional = word.isOptional || (word.isForeign === true && !own.some((one) => isExact(one, word)))
      const leastInTitle = !word.isAsked ? 0 : emphasis === nameEmphasis ? 1 : askedWeight
      return own.map((one) => ({ ...one, isOptional, leastInTitle, emphasis }))
    })
    return (await Promise.all(each)).flat().slice(0, maxWords)
  }
  return {
    find: (words, language) => all(words, language, known),
    findMore: (words, language) => all(words, language, more),
  }
}

interface Asked {
  readonly word: QueryWord
  readonly language: string
}

function keyOf({ word: { term, parts, isBegun, isEnd, isOptional }, language }: Asked): string {
  return [language, term, isBegun, isEnd, isOptional, ...parts].join(' ')
}

/** The terms of a word, or of each of its parts. */
async function matchesOf(
  files: IndexFiles,
  word: QueryWord,
  language: string,
): Promise<readonly (readonly TermMatch[])[]> {
  // Names that belong together begin alike: `runJavaScript` means `runJavaScriptAsync` and `runJavaScriptBlocking`.
  const isName = isJoinedName(word)
  const whole = await findTerms(files, { ...word, isBegun: word.isBegun || isName }, language)
  // A form or beginning of a rare word may as well be a common one, mistyped.
  if (!isName && isUncertain(whole, word, files.manifest))
    return [[...whole, ...(await findCorrections(files, word, whole))]]
  if (whole.length > 0) return [whole]
  if (word.parts.length > 1) {
    const last = word.parts.length - 1
    const parts = await Promise.all(
      word.parts.map(async (term, index) => {
        const part = { ...word, term, parts: [term], isBegun: word.isBegun && index === last }
        const found = await findTerms(files, part, language)
        // Names are typed in short: `specEnth`. Two letters, as of `NaN`, would be short for anything.
        const isShort = term.length >= leastShort && (found.length === 0 || term.length <= mostShort)
        return isShort ? findTerms(files, { ...part, isBegun: true }, language) : found
      }),
    )
    if (parts.every((part) => part.length > 0)) return parts
  }
  const derived = await findDerived(files, word, language)
  if (derived.length > 0) return [derived]
  const joined = await findJoined(files, word, language)
  return joined.length > 0 ? joined : [await findCorrections(files, word)]
}

/** It has parts, and more letters than such as look like a name by chance. */
function isJoinedName({ term, parts }: QueryWord): boolean {
  return parts.length > 1 && term.length > mostShort
}

function isExact({ matches }: Pick<FoundWord, 'matches'>, word: QueryWord): boolean {
  return matches.some(({ term }) => term === word.term)
}

function isUncertain(matches: readonly TermMatch[], word: QueryWord, { ranges, pages }: IndexManifest): boolean {
  if (matches.length === 0 || isExact({ matches }, word)) return false
  const { best } = wordSections(matches, pages)
  return ranges.every(({ from, to }) => best.subarray(from, to).filter(Boolean).length <= rarePages)
}

function weightOf(matches: readonly TermMatch[], pages: number): number {
  const quality = Math.max(0, ...matches.map((match) => match.quality))
  const best = matches.filter((match) => match.quality === quality)
  const count = Math.max(1, ...best.map(({ postings }) => new PostingsCursor(postings).pages))
  return pages < 2 ? 1 : 0.5 + (0.5 * Math.log(pages / Math.min(count, pages))) / Math.log(pages)
}
