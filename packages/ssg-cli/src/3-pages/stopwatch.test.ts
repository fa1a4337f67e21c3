import { expect, test } from 'vitest'
import { stopwatch } from './stopwatch.ts'

test('laps of one name add up, and a lap without a name is nobody’s', () => {
  let time = 0
  const watch = stopwatch(() => time)
  time = 5
  watch.lap('compile')
  time = 105
  watch.lap()
  time = 106
  watch.lap('link')
  time = 108
  watch.lap('compile')
  expect(watch.times()).toEqual({ compile: 7, link: 1 })
})

test('without a clock nothing is timed', () => {
  const watch = stopwatch(undefined)
  watch.lap('compile')
  expect(watch.times()).toBeUndefined()
})
