import { expect, test } from 'vitest'
import { matcher } from './mark-text.ts'
import { snippet } from './snippet.ts'

const text =
  'The gateway reads each tag once a second. When the saturationPressure rises, the turbine trips and the pressure valve opens at once.'
const shown = (words: readonly (readonly [term: string, typed?: number])[], count: number) =>
  snippet(text, matcher(words.map(([term, typed = term.length]) => [{ term, typed, quality: 1, postings: '' }])), count)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test('a snippet has as many words as asked for, with the match among them', () => {
  expect(shown([['turbine']], 5)).toBe('… rises, the [turbine] trips and …')
})

test('a snippet is where most words of the query stand together', () => {
  expect(shown([['pressure'], ['valve']], 5)).toBe('… the [pressure] [valve] opens at …')
})

test('a beginning of a word is marked as far as it was typed', () => {
  expect(shown([['turbine', 4]], 3)).toBe('… the [turb]ine trips …')
})

test('a part of a name is marked in the name', () => {
  expect(shown([['saturation']], 3)).toBe('… the [saturation]Pressure rises, …')
})

test('a text without a match is shown from its beginning', () => {
  expect(shown([['boiler']], 3)).toBe('The gateway reads …')
})

test('a short text is shown as it is', () => {
  expect(snippet('Two words', matcher([]), 5)).toEqual([{ text: 'Two words', isMatch: false }])
})
