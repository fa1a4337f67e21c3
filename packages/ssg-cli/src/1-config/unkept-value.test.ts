import { expect, test } from 'vitest'
import { unkeptValue } from './unkept-value.ts'

test('a BigInt is found wherever it stands, but for what plugins get', () => {
  expect(unkeptValue({ a: [{ b: 1n }] })).toEqual(['a', 0, 'b'])
  expect(unkeptValue({ plugins: [['a', { b: 1n }]], a: { plugins: [1n] } })).toEqual(['a', 'plugins', 0])
  expect(unkeptValue({ a: 1, b: ['c', null, () => 1] })).toBeUndefined()
})

test('a circle is looked at once', () => {
  const circle: Record<string, unknown> = {}
  circle['self'] = { circle }
  expect(unkeptValue(circle)).toBeUndefined()
})
