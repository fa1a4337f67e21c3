import { expect, test } from 'vitest'
import { queryRun } from './query-run.ts'
import { textRun } from './text-run.ts'
import { wordStarts } from './word-starts.ts'

/** Optional ones in brackets, beginnings with a star. */
const shown = (text: string, starts: readonly number[], stops: readonly string[] = []) =>
  queryRun(textRun(text, 0), new Set(stops), starts)
    .map(({ term, isBegun, isOptional }) => {
      const own = isBegun ? `${term}*` : term
      return isOptional ? `(${own})` : own
    })
    .join(' ')

test.each([
  ['蒸気圧の計算', [0, 3, 4], '蒸気 気圧 (圧の) (の計) 計算'],
  ['水の量', [0, 1, 2], '水* (水の) (の量) 量*'],
  ['水', [0], '水*'],
  ['รดน้ำ', [0, 2], 'รด* (รดน้) (ดน้ํา) น้ํา*'],
])('of "%s" with words at %j it looks up %s', (text, starts, expected) => {
  expect(shown(text, starts)).toBe(expected)
})

test('without a dictionary all pairs are words', () => {
  expect(shown('蒸気圧の計算', [0])).toBe('蒸気 気圧 圧の の計 計算')
})

test('a word that says nothing may be missing', () => {
  expect(shown('水やりについて', [0, 3], ['について'])).toBe('水や やり (りに) (につ) (つい) (いて)')
})

test('what Korean writes with a word may be missing', () => {
  const run = textRun('토양의', 0)
  expect(shown('토양의', wordStarts(run, 'ko'))).toBe('토양 (양의) 의*')
})

test('a dictionary counts in characters of the text, folding in characters without their marks', () => {
  const run = textRun('ｶﾞｰﾄﾞの管理', 4)
  expect(run.characters.join(' ')).toBe('が ー ど の 管 理')
  for (const start of wordStarts(run, 'ja')) expect(start).toBeLessThan(run.characters.length)
})
