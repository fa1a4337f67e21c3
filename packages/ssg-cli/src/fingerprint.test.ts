import { expect, test } from 'vitest'
import { digest, fingerprint } from './fingerprint.ts'

test('equal values have equal prints', () => {
  expect(fingerprint({ a: [1, 'x'] }, 'b')).toBe(fingerprint({ a: [1, 'x'] }, 'b'))
})

test('the borders between arguments count', () => {
  expect(fingerprint('ab', 'c')).not.toBe(fingerprint('a', 'bc'))
})

test('a text and the number that looks like it are different', () => {
  expect(fingerprint('1')).not.toBe(fingerprint(1))
})

test('a print is 32 hex digits of SHA-256', () => {
  expect(digest('docs-build')).toMatch(/^[0-9a-f]{32}$/)
})
