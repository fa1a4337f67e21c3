import type { LanguageRules } from '../languages/rules.ts'
import { fold } from './fold.ts'
import { splitName } from './split-name.ts'
import type { TextWord } from './text-word.ts'

/** Numbers with dots are one word: `8.1.33`. An apostrophe is part of its word, and so is the sign of degrees. */
const words = /\p{N}+(?:\.\p{N}+)+(?![\p{L}\p{N}])|°?[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu
/** Most words: nothing to fold but a capital, nothing to take apart. */
const simple = /^[A-Za-z]?[a-z]+$/
const joining = /[._\-+#]/
const whole: readonly string[] = []
const wholeLength: readonly number[] = []

/**
 * The words of a text with their positions. Without the rules of languages a text of any script is words of letters.
 *
 *     textWords('system.thermo.if97')     // → terms: system, thermo, if97 (parts: if, 97)
 *     textWords('蒸気圧', rules)           // → terms: 蒸気, 気圧, 圧
 *     textWords("the pump's Größe")       // → terms: the, pump, grosse
 */
export function textWords(text: string, rules?: LanguageRules): TextWord[] {
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
    else {
      // Letters of ASCII need no look at scripts.
      // eslint-disable-next-line no-control-regex -- ASCII is meant
      const own = /^[\0-\x7f]*$/.test(word) ? undefined : rules?.words(word, start, joined)
      found.push(...(own ?? [plainWord(word, start, joined)]))
    }
  }
  return found
}

/** A word of letters and digits, with the parts of a name. */
export function plainWord(word: string, start: number, joined: boolean): TextWord {
  const own = word.replace(/['’][sS]$/, '').replace(/['’]/g, '')
  const split = /^[\p{N}.]+$/u.test(own) ? whole : splitName(own)
  const end = start + word.length
  if (split.length < 2) return { term: fold(own), start, end, parts: whole, lengths: wholeLength, joined }
  const parts = split.map(fold)
  return { term: parts.join(''), start, end, parts, lengths: split.map((part) => part.length), joined }
}

/** How many words of a heading a word stands for. */
export function wordSpan({ parts, isEnd = false }: TextWord): number {
  return isEnd ? 0 : Math.max(1, parts.length)
}
