import { expect, test } from 'vitest'
import { isSameStamp, isYoung, type FileStamp } from './file-stamp.ts'

const stamp: FileStamp = [10, 5000.5, 6000.5, 7]

test.each<[FileStamp, boolean]>([
  [[10, 5000.5, 6000.5, 7], true],
  [[11, 5000.5, 6000.5, 7], false],
  [[10, 5001.5, 6000.5, 7], false],
  [[10, 5000.5, 6000.6, 7], false],
  [[10, 5000.5, 6000.5, 8], false],
])('every part of a stamp counts: %j', (other, isSame) => {
  expect(isSameStamp(stamp, other)).toBe(isSame)
})

test('a file is young for a moment, and for two seconds where times are whole seconds', () => {
  expect([6040, 6100].map((at) => isYoung(stamp, at))).toEqual([true, false])
  expect([7000, 8100].map((at) => isYoung([10, 5000, 6000, 7], at))).toEqual([true, false])
})
