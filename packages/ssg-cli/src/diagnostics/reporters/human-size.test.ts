import { expect, test } from 'vitest'
import { humanSize } from './human-size.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [14_230_000, '14.2 MB'],
  [999_960, '1.0 MB'],
  [3_000_000_000, '3.0 GB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(humanSize(bytes)).toBe(expected)
})
