import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { TookTooLong } from '../../3-pages/took-too-long.ts'
import { stepsOf } from './steps-of.ts'

const endless = () => {
  for (;;);
}

test('what a task gives and throws is given and thrown', async () => {
  const run = stepsOf({ index: 3, caughtAt: 2 })
  expect(run(() => 1, 9)).toBe(1)
  expect(await run(() => Promise.resolve(2), 9)).toBe(2)
  expect(() =>
    run(() => {
      throw new TypeError('no')
    }, 9),
  ).toThrow(new TypeError('no'))
})

test('a task that caught a thread is ended soon, and told with the time that it had there', async () => {
  const started = performance.now()
  expect(() => stepsOf({ index: 3, caughtAt: 1 })(endless, 60)).toThrow(new TookTooLong(60))
  const waiting = stepsOf({ index: 3, caughtAt: 1 })(() => setTimeout(60_000, 1, { ref: false }), 60)
  await expect(waiting).rejects.toThrow(new TookTooLong(60))
  expect(performance.now() - started).toBeLessThan(30_000)
})

test('tasks before it have all their time', () => {
  const run = stepsOf({ index: 3, caughtAt: 2 })
  const until = performance.now() + 1200
  const slow = () => {
    while (performance.now() < until);
    return 'made'
  }
  expect(run(slow, 60)).toBe('made')
})
