import { fold } from './fold.ts'
import { splitName } from './split-name.ts'

/** A word of a text: what stands between spaces and signs, or a pair of characters in a script without spaces. */
export interface TextWord {
  /** The whole word, folded. */
  readonly term: string
  /** Where it stands in the text. */
  readonly start: number
  readonly end: number
  /** Folded parts of a name, in order; none for a plain word. */
  readonly parts: readonly string[]
  /** Lengths of the parts in the text. */
  readonly lengths: readonly number[]
  /** True when only a sign such as a dot or a hyphen stands between this word and the one before. */
  readonly joined: boolean
}

/** Numbers with dots are one word: `8.1.33`. An apostrophe is part of its word. */
const words = /\p{N}+(?:\.\p{N}+)+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu
/** Most words: nothing to fold but a capital, nothing to take apart. */
const simple = /^[A-Za-z]?[a-z]+$/
/** Scripts that write no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu

const joining = /[._\-+#]/
const whole: readonly string[] = []
const wholeLength: readonly number[] = []

/**
 * The words of a text with their positions.
 *
 *     textWords('system.thermo.if97')     // → terms: system, thermo, if97 (parts: if, 97)
 *     textWords('蒸気圧')                  // → terms: 蒸気, 気圧, 圧
 *     textWords("the pump's Größe")       // → terms: the, pump, grosse
 */
export function textWords(text: string): TextWord[] {
  const found: TextWord[] = []
  let last = -1
  words.lastIndex = 0
  for (let match = words.exec(text); match; match = words.exec(text)) {
    const [word] = match
    const start = match.index
    const joined = start - last === 1 && joining.test(text.charAt(last))
    last = start + word.length
    if (simple.test(word))
      found.push({ term: word.toLowerCase(), start, end: last, parts: whole, lengths: wholeLength, joined })
    else if (isPlain(word)) found.push(plainWord(word, start, joined))
    else addUnspaced(found, word, start, joined)
  }
  return found
}

/** ASCII needs no look at scripts. */
function isPlain(word: string): boolean {
  // eslint-disable-next-line no-control-regex
  return /^[\0-\x7f]*$/.test(word) || word.search(unspaced) < 0
}

function plainWord(word: string, start: number, joined: boolean): TextWord {
  const own = word.replace(/['’][sS]$/, '').replace(/['’]/g, '')
  const split = /^[\p{N}.]+$/u.test(own) ? whole : splitName(own)
  const end = start + word.length
  if (split.length < 2) return { term: fold(own), start, end, parts: whole, lengths: wholeLength, joined }
  const parts = split.map(fold)
  return { term: parts.join(''), start, end, parts, lengths: split.map((part) => part.length), joined }
}

/** Pairs of characters of each run without spaces, and its last character; what stands between runs is a word. */
function addUnspaced(found: TextWord[], word: string, start: number, joined: boolean): void {
  let from = 0
  for (const match of word.matchAll(unspaced)) {
    if (match.index > from) found.push(plainWord(word.slice(from, match.index), start + from, joined))
    let at = start + match.index
    const characters = [...match[0]]
    for (const [index, character] of characters.entries()) {
      const pair = character + (characters[index + 1] ?? '')
      const term = fold(pair)
      found.push({ term, start: at, end: at + pair.length, parts: whole, lengths: wholeLength, joined: false })
      at += character.length
    }
    from = match.index + match[0].length
  }
  if (from < word.length) found.push(plainWord(word.slice(from), start + from, false))
}
