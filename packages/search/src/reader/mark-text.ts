import type { TextPart } from '../search-engine.ts'
import type { LanguageRules } from '../languages/rules.ts'
import type { MatchedLetters } from '../languages/part-in.ts'
import type { TermMatch } from './find-terms.ts'
import type { TextWord } from './text-word.ts'
import { textWords } from './text-words.ts'

/** A span of a text that matches a word of the query. */
export interface Mark {
  readonly start: number
  readonly end: number
  /** Which word of the query. */
  readonly word: number
}

/** Says what of a text matches. */
export interface Matcher {
  readonly match: (term: string) => MatchedLetters | undefined
  /** Words that match within compounds, too. */
  readonly parts: readonly { readonly part: string; readonly word: number }[]
  /** How the text is read beyond letters. */
  readonly rules: LanguageRules | undefined
}

/** A {@link Matcher} for what was found. Terms that end in `*` stand for all that begin so. */
export function matcher(words: readonly (readonly TermMatch[])[], rules?: LanguageRules): Matcher {
  const exact = new Map<string, MatchedLetters>()
  const beginnings: { begin: string; word: number }[] = []
  const parts: { part: string; word: number }[] = []
  for (const [word, matches] of words.entries()) {
    for (const { term, typed, part } of matches) {
      if (part) parts.push({ part, word })
      else if (term.endsWith('*')) beginnings.push({ begin: term.slice(0, -1), word })
      else if ((exact.get(term)?.typed ?? -1) < typed) exact.set(term, { word, typed })
    }
  }
  const match = (term: string): MatchedLetters | undefined => {
    const found = beginnings.find(({ begin }) => term.startsWith(begin))
    return exact.get(term) ?? (found && { word: found.word, typed: found.begin.length })
  }
  return { match, parts, rules }
}

/** The spans of a text that match, in order, without overlap. */
export function marksIn(text: string, match: Matcher): Mark[] {
  const words = textWords(text, match.rules)
  const marks: Mark[] = []
  for (const [index, word] of words.entries()) {
    const own = markOf(word, match) ?? markOfBoth(word, words[index + 1], match)
    const before = marks.at(-1)?.end ?? 0
    // Characters without spaces stand in several words: what is new of this one.
    if (own && (word.run ? own.end > before : own.start >= before))
      marks.push({ ...own, start: Math.max(own.start, before) })
  }
  return marks
}

/** The text in parts that match and parts that don't. Marks that touch are one part. */
export function markedParts(text: string, marks: readonly Mark[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  let from = 0
  for (const { start, end } of marks) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false })
    if (start > at || at === 0) from = start
    else parts.pop()
    parts.push({ text: text.slice(from, end), isMatch: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false })
  return parts
}

/** The whole word, or the longest run of its parts. */
function markOf(word: TextWord, { match, parts: asked, rules }: Matcher): Mark | undefined {
  const found = match(word.term) ?? rules?.partIn(word.term, asked)
  if (found) return markFrom(word.start, word.end, word.term, found)
  const { parts, lengths } = word
  for (let count = parts.length - 1; count > 0; count--) {
    for (let from = 0; from + count <= parts.length; from++) {
      const term = parts.slice(from, from + count).join('')
      const run = match(term)
      if (!run) continue
      const start = word.start + sum(lengths, 0, from)
      return markFrom(start, start + sum(lengths, from, from + count), term, run)
    }
  }
  return undefined
}

/** Letters may count differently when they are folded (ß, æ): then all of the word is marked. */
function markFrom(start: number, end: number, term: string, found: MatchedLetters): Mark {
  const { word, from = 0, typed } = found
  return end - start === term.length ? { start: start + from, end: start + typed, word } : { start, end, word }
}

/** Two neighbours that were typed as one word: `flexrepeater`. */
function markOfBoth(word: TextWord, next: TextWord | undefined, { match }: Matcher): Mark | undefined {
  const found = next && match(word.term + next.term)
  return found && { start: word.start, end: next.end, word: found.word }
}

function sum(numbers: readonly number[], from: number, to: number): number {
  let total = 0
  for (let index = from; index < to; index++) total += numbers[index] ?? 0
  return total
}
