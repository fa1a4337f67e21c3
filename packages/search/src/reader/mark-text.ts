import type { TextPart } from '../search-engine.ts'
import type { TermMatch } from './find-terms.ts'
import { textWords, type TextWord } from './text-words.ts'

/** A span of a text that matches a word of the query. */
export interface Mark {
  readonly start: number
  readonly end: number
  /** Which word of the query. */
  readonly word: number
}

/** Says which word of the query a term stands for, and how many of its letters were typed. */
export type Matcher = (term: string) => { readonly word: number; readonly typed: number } | undefined

/** A {@link Matcher} for what was found. Terms that end in `*` stand for all that begin so. */
export function matcher(words: readonly (readonly TermMatch[])[]): Matcher {
  const exact = new Map<string, { word: number; typed: number }>()
  const beginnings: { begin: string; word: number }[] = []
  for (const [word, matches] of words.entries()) {
    for (const { term, typed } of matches) {
      if (term.endsWith('*')) beginnings.push({ begin: term.slice(0, -1), word })
      else if (!exact.has(term) || (exact.get(term)?.typed ?? 0) < typed) exact.set(term, { word, typed })
    }
  }
  return (term) => {
    const known = exact.get(term)
    if (known) return known
    const found = beginnings.find(({ begin }) => term.startsWith(begin))
    return found && { word: found.word, typed: found.begin.length }
  }
}

/** The spans of a text that match, in order, without overlap. */
export function marksIn(text: string, match: Matcher): Mark[] {
  const words = textWords(text)
  const marks: Mark[] = []
  for (const [index, word] of words.entries()) {
    const own = markOf(word, match) ?? markOfBoth(word, words[index + 1], match)
    if (own && own.start >= (marks.at(-1)?.end ?? 0)) marks.push(own)
  }
  return marks
}

/** The text in parts that match and parts that don't. */
export function markedParts(text: string, marks: readonly Mark[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { start, end } of marks) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false })
    parts.push({ text: text.slice(start, end), isMatch: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false })
  return parts
}

/** The whole word, or the longest run of its parts. */
function markOf(word: TextWord, match: Matcher): Mark | undefined {
  const found = match(word.term)
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
function markFrom(start: number, end: number, term: string, found: NonNullable<ReturnType<Matcher>>): Mark {
  const isCounted = end - start === term.length && found.typed < term.length
  return { start, end: isCounted ? start + found.typed : end, word: found.word }
}

/** Two neighbours that were typed as one word: `flexrepeater`. */
function markOfBoth(word: TextWord, next: TextWord | undefined, match: Matcher): Mark | undefined {
  const found = next && match(word.term + next.term)
  return found && { start: word.start, end: next.end, word: found.word }
}

function sum(numbers: readonly number[], from: number, to: number): number {
  let total = 0
  for (let index = from; index < to; index++) total += numbers[index] ?? 0
  return total
}
