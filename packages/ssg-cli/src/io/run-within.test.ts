import { expect, test } from 'vitest'
import { TookTooLong } from '../3-pages/took-too-long.ts'
import { runWithin } from './run-within.ts'

test('what a task gives and throws is given and thrown', () => {
  expect(runWithin(() => 1, 9)).toBe(1)
  expect(runWithin(() => runWithin(() => 1, 9) + 1, 9)).toBe(2)
  expect(() =>
    runWithin(() => {
      throw new TypeError('no')
    }, 9),
  ).toThrow(new TypeError('no'))
})

test('an endless task is ended', () => {
  expect(() =>
    runWithin(() => {
      for (;;);
    }, 0.05),
  ).toThrow(TookTooLong)
  expect(runWithin(() => 2, 9)).toBe(2)
})
