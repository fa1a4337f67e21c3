import { expect, test } from 'vitest'
import { isPlain } from './is-object.ts'

test.each([
  ['nested data', { a: [1, 'b', null, undefined, { c: true }] }, true],
  ['a function deep inside', { a: [{ b: () => 1 }] }, false],
  ['a date', new Date(0), false],
  ['a map', new Map(), false],
  ['a bigint', 1n, false],
])('%s', (_, value, expected) => {
  expect(isPlain(value)).toBe(expected)
})

test('a value that holds itself is not plain', () => {
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  expect(isPlain(circle)).toBe(false)
})

test('a value that is there twice, but not within itself, is plain', () => {
  const shared = { a: 1 }
  expect(isPlain([shared, shared])).toBe(true)
})
