import { expect, test } from 'vitest'
import { askedWord } from './asked-word.ts'
import { howLittle } from './how-little.ts'
import { textWords } from './text-words.ts'

test.each([
  ['saturated steam temperature at 7 bar', 'en', 'temperature'],
  ['how do I get the entropy from pressure and temperature', 'en-GB', 'entropy'],
  ['at 7 bar', 'en', undefined],
  ['Temperatur von Sattdampf', 'de', undefined],
])('"%s" in %s is about %s', (text, language, asked) => {
  const words = textWords(text)
  expect(
    askedWord(words, howLittle(words, new Set(['how', 'do', 'i', 'get', 'the', 'from', 'and', 'at'])), language),
  ).toBe(asked)
})
