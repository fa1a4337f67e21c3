import { expect, test } from 'vitest'
import { preferredEncodings } from './preferred-encodings.ts'

test.each([
  ['gzip, deflate, br', ['br', 'gzip']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['gzip;q=0.5, identity', []],
  ['identity', []],
  ['br;q=nonsense', []],
  ['', []],
  [undefined, []],
])('%s prefers %o', (header, encodings) => {
  expect(preferredEncodings(header)).toEqual(encodings)
})
