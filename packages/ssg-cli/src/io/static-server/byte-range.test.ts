import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['Bytes = 0 - 9', { start: 0, end: 9 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-9', undefined],
  [undefined, undefined],
])('of 100 bytes, %s is %o', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

test.each([['bytes=0-'], ['bytes=-1']])('of no bytes, %s is unsatisfiable', (header) => {
  expect(byteRange(header, 0)).toBe('unsatisfiable')
})
