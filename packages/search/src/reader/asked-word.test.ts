import { expect, test } from 'vitest'
import { askedWord } from './asked-word.ts'
import { howLittle } from './how-little.ts'
import { textWords } from './text-words.ts'

const stops = new Set('and at do does from get how i it the what which'.split(' '))

test.each([
  ['saturated steam temperature at 7 bar', 'en', 'temperature'],
  ['how do I get the entropy from pressure and temperature', 'en-GB', 'entropy'],
  ['at which pressure does water boil', 'en', 'pressure'],
  ['what pressure and temperature range does it cover', 'en', 'range'],
  ['what do I get from the boiler', 'en', 'boiler'],
  ['at 7 bar', 'en', undefined],
  ['Temperatur von Sattdampf', 'de', undefined],
])('"%s" in %s is about %s', (text, language, asked) => {
  const words = textWords(text)
  expect(askedWord(words, howLittle(words, stops), language)).toBe(asked)
})
