import { expect, test } from 'vitest'
import { Pace } from './pace.ts'

test('what is left is counted from the first time that it is asked for after a second', () => {
  const pace = new Pace(100)
  pace.made = 1
  expect(pace.millisecondsLeft(400)).toBe(0)
  pace.made = 4
  expect(pace.millisecondsLeft(999)).toBe(0)
  pace.made = 10
  expect([pace.left, pace.millisecondsLeft(1000)]).toEqual([90, 0])
  pace.made = 14
  expect([pace.left, pace.millisecondsLeft(1800)]).toEqual([86, 86 * 200])
  pace.made = 50
  expect(pace.millisecondsLeft(1800)).toBe(50 * 20)
  pace.made = 100
  expect([pace.left, pace.millisecondsLeft(2000)]).toEqual([0, 0])
})

test('one long page among short ones is no pace', () => {
  const pace = new Pace(100)
  pace.made = 10
  pace.millisecondsLeft(1000)
  pace.made = 11
  expect(pace.millisecondsLeft(3000)).toBe(0)
})

test('of no pages nothing is left', () => {
  const pace = new Pace(0)
  pace.made = 3
  pace.millisecondsLeft(1000)
  pace.made = 6
  expect([pace.left, pace.millisecondsLeft(2000)]).toEqual([0, 0])
})
