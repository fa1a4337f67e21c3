import { expect, test } from 'vitest'
import { readSearchAddress, searchAddress } from './search-address.ts'

test.each([
  ['an empty query', { text: '', versions: {} }, ['default'], '/search'],
  ['a query', { text: 'a b&c', versions: {} }, ['default'], '/search?q=a+b%26c'],
  ['a chosen version', { text: 'a', versions: { default: '8.1' } }, ['default'], '/search?q=a&version=8.1'],
  [
    'versions of several collections',
    { text: 'a', versions: { one: '1', two: '2' } },
    ['one', 'two'],
    '/search?q=a&version-one=1&version-two=2',
  ],
])('%s is written and read back', (_, address, collections, expected) => {
  const written = searchAddress('/search', address, collections)
  expect(written).toBe(expected)
  expect(readSearchAddress(written.slice('/search'.length), collections)).toEqual(address)
})

test('parameters of others are left alone', () => {
  expect(readSearchAddress('?utm=1&q=a', [])).toEqual({ text: 'a', versions: {} })
})
