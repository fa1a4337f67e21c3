import { expect, test } from 'vitest'
import { hashOf, hashValues } from './hash.ts'

test('equal values have equal hashes', () => {
  expect(hashValues({ a: [1, 'x'] }, 'b')).toBe(hashValues({ a: [1, 'x'] }, 'b'))
})

test('the borders between arguments count', () => {
  expect(hashValues('ab', 'c')).not.toBe(hashValues('a', 'bc'))
})

test('a text and the number that looks like it are different', () => {
  expect(hashValues('1')).not.toBe(hashValues(1))
})

test('a hash is 32 hex digits of SHA-256', () => {
  expect(hashOf('docs-build')).toMatch(/^[0-9a-f]{32}$/)
})
