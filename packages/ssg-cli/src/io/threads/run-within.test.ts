import { expect, test } from 'vitest'
import { TookTooLong } from '../../3-pages/took-too-long.ts'
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

test('of tasks within each other the one is ended that has taken too long', () => {
  const endless = () => {
    for (;;);
  }
  expect(() => runWithin(() => runWithin(endless, 9), 0.05)).toThrow(new TookTooLong(0.05))
  const ended: number[] = []
  const each = () =>
    [1, 2, 3].map(() => {
      try {
        return runWithin(endless, 0.05)
      } catch (error) {
        return error instanceof TookTooLong && ended.push(error.seconds)
      }
    })
  expect(runWithin(each, 9)).toEqual([1, 2, 3])
  expect(() => runWithin(() => ended.push(runWithin(endless, 9)), 0.05)).toThrow(new TookTooLong(0.05))
  expect(ended).toEqual([0.05, 0.05, 0.05])
})
