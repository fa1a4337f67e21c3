import { expect, test } from 'vitest'
import { recently } from './recently.ts'

test('what was asked for last is not made again, what was not is forgotten', () => {
  const made: number[] = []
  const square = recently(2, (value: number) => {
    made.push(value)
    return { square: value * value }
  })
  const ask = (value: number) => square(String(value), value).square
  expect([1, 2, 1, 3, 1, 2].map(ask)).toEqual([1, 4, 1, 9, 1, 4])
  expect(made).toEqual([1, 2, 3, 2])
})
