import { expect, test } from 'vitest'
import { NumberReader, numberText } from './number-text.ts'

test.each([
  [0, 1],
  [61, 1],
  [62, 2],
  [1983, 2],
  [1984, 3],
])('%d takes %d characters', (value, length) => {
  expect(numberText(value)).toHaveLength(length)
})

test('any list of numbers is read back, and needs no escapes in JSON', () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => (index < 4000 ? index : index ** 2 * 31))
  const text = numbers.map(numberText).join('')
  expect(JSON.stringify(text)).toBe(`"${text}"`)
  const reader = new NumberReader(text)
  expect(numbers.map(() => reader.next())).toEqual(numbers)
  expect(reader.isAtEnd).toBe(true)
})
