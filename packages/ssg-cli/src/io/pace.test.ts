import { expect, test } from 'vitest'
import { Pace } from './pace.ts'

test('what is left is counted from the first time that it is asked for', () => {
  const pace = new Pace(100)
  pace.made = 10
  expect([pace.left, pace.millisecondsLeft(5000)]).toEqual([90, 0])
  pace.made = 12
  expect([pace.left, pace.millisecondsLeft(5400)]).toEqual([88, 88 * 200])
  pace.made = 50
  expect(pace.millisecondsLeft(5800)).toBe(50 * 20)
  pace.made = 100
  expect([pace.left, pace.millisecondsLeft(6000)]).toEqual([0, 0])
})

test('of no pages nothing is left', () => {
  const pace = new Pace(0)
  pace.made = 3
  pace.millisecondsLeft(0)
  pace.made = 6
  expect([pace.left, pace.millisecondsLeft(1000)]).toEqual([0, 0])
})
