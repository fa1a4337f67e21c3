import { expect, test } from 'vitest'
import { visible } from './visible.ts'

test.each([
  ['plain text stays as it is', 'a é 日 👍🏽', 'a é 日 👍🏽'],
  ['an escape gets a symbol', '\u001B[2J', '␛[2J'],
  ['line breaks get symbols', 'a\r\nb', 'a␍␊b'],
  ['delete gets a symbol', '\u007F', '␡'],
  ['a change of direction is named', 'a\u202Eb', 'a<U+202E>b'],
  ['a space without width is named', 'a\u200Bb', 'a<U+200B>b'],
  ['a control character above ASCII is named', '\u009B', '<U+009B>'],
])('%s', (_, text, expected) => {
  expect(visible(text)).toBe(expected)
})
