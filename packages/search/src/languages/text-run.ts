import type { TextRun, TextWord } from '../reader/text-word.ts'
import { foldScript } from './fold-script.ts'

const none: readonly never[] = []
/** Scripts whose letters are many say something with two of them, the others with three. */
const alphabetic = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** A character with its marks; half width kana have theirs beside them. */
const character = /[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gu
/** Characters that are words by themselves. */
const word = /[\p{Script=Han}\p{Script=Hangul}]/u
/** In words of four characters and more some write the last prolonged sound, others don't: サーバー, サーバ. */
const prolonged = /([\p{Script=Katakana}ー\uff66-\uff9f]{3})[ー\uff70](?![\p{Script=Katakana}ー\uff66-\uff9f])/gu

/** Text of a script without spaces, as its folded characters. */
export function textRun(text: string, start: number): TextRun {
  const shown = text.replace(prolonged, '$1\0')
  const found = [...shown.matchAll(character)].filter(([own]) => own !== '\0')
  return {
    text,
    characters: found.map(([own]) => foldScript(own)),
    starts: found.map(({ index }) => start + index),
    start,
    end: start + text.length,
    size: alphabetic.test(text) ? 3 : 2,
  }
}

/**
 * The words of a run: all neighbouring characters, by two or three. They depend on no dictionary, so that a build and
 * all browsers have the same ones. What is left at the end is there for those who ask for it alone.
 *
 *     蒸気圧 → 蒸気, 気圧, 圧
 */
export function runWords(run: TextRun): TextWord[] {
  const { characters, starts, size } = run
  const words: TextWord[] = []
  for (const [index, start] of starts.entries()) {
    const isEnd = index > 0 && index + size > characters.length
    const length = Math.min(size, characters.length - index)
    if (isEnd && length === 1 && !(size === 2 && word.test(characters[index] ?? ''))) continue
    const term = characters.slice(index, index + size).join('')
    const end = starts[index + size] ?? run.end
    words.push({ term, start, end, parts: none, lengths: none, joined: false, run, ...(isEnd && { isEnd }) })
  }
  return words
}
