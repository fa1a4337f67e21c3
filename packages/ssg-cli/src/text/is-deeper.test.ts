import { expect, test } from 'vitest'
import { isDeeper } from './is-deeper.ts'

test.each([
  ['a number', 1, 0, false],
  ['an empty list', [], 0, true],
  ['an empty list', [], 1, false],
  ['a list in an object', { a: [1], b: null }, 1, true],
  ['a list in an object', { a: [1], b: null }, 2, false],
])('%s', (_, value, levels, expected) => {
  expect(isDeeper(value, levels)).toBe(expected)
})

test('a circle has no end', () => {
  const circle: { own?: unknown } = {}
  circle.own = [circle, circle]
  expect(isDeeper(circle, 1000)).toBe(true)
})
