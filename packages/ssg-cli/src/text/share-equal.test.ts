import { expect, test } from 'vitest'
import { shareEqual } from './share-equal.ts'

test.each([
  ['objects', { a: [1, { b: 'x' }], c: null }],
  ['lists', [[], {}, 'x']],
  ['maps', new Map([['a', { b: 1 }]])],
])('equal %s are the earlier ones', (_, value) => {
  const before = structuredClone(value)
  expect(shareEqual(before, structuredClone(value))).toBe(before)
})

test('equal parts of different values are the earlier ones', () => {
  const before = { heads: [{ file: 'a' }, { file: 'b' }], label: 'x' }
  const shared = shareEqual(before, { heads: [{ file: 'a' }, { file: 'c' }], label: 'x' })
  expect(shared).toEqual({ heads: [{ file: 'a' }, { file: 'c' }], label: 'x' })
  expect(shared.heads[0]).toBe(before.heads[0])
})

test.each([
  ['a key more', { a: 1 }, { a: 1, b: 2 }],
  ['a key less', { a: 1, b: 2 }, { a: 1 }],
  ['another order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['an item more', [1], [1, 2]],
  [
    'another order of a map',
    new Map([
      ['a', 1],
      ['b', 2],
    ]),
    new Map([
      ['b', 2],
      ['a', 1],
    ]),
  ],
  ['a list in the position of an object', {}, []],
  ['another day', new Date(0), new Date(1)],
])('with %s it is the later value', (_, before, after) => {
  expect(shareEqual<unknown>(before, after)).toEqual(after)
  expect(shareEqual<unknown>(before, after)).not.toBe(before)
})

test('a key without a value is as good as no key', () => {
  const before = { a: 1, b: undefined }
  expect(shareEqual<unknown>(before, { a: 1 })).toBe(before)
})
