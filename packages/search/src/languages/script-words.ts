import type { PlainWord, TextWord } from '../reader/text-word.ts'
import { arabicStem } from './arabic-stem.ts'
import { foldScript } from './fold-script.ts'
import { runWords, textRun } from './text-run.ts'

/** Scripts that write no spaces between words, each kind by itself; and Korean, which joins words and particles. */
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\uff70\uff9e\uff9f\u3099\u309a]+|[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+|\p{Script=Hangul}+/gu
const arabic = /\p{Script_Extensions=Arabic}/u
const hebrew = /\p{Script=Hebrew}/u

/** The words of what stands between spaces, when letters of a script with rules of its own are in it. */
export function scriptWords(
  word: string,
  start: number,
  joined: boolean,
  plainWord: PlainWord,
): readonly TextWord[] | undefined {
  if (arabic.test(word)) return [{ ...plainWord(word, start, joined), term: arabicStem(foldScript(word)), ...whole }]
  if (hebrew.test(word)) return [{ ...plainWord(word, start, joined), term: foldScript(word), ...whole }]
  if (word.search(runs) < 0) return undefined
  const found: TextWord[] = []
  let from = 0
  for (const match of word.matchAll(runs)) {
    if (match.index > from) found.push(plainWord(word.slice(from, match.index), start + from, joined && from === 0))
    found.push(...runWords(textRun(match[0], start + match.index)))
    from = match.index + match[0].length
  }
  if (from < word.length) found.push(plainWord(word.slice(from), start + from, false))
  return found
}

const whole = { parts: [], lengths: [] } as const
