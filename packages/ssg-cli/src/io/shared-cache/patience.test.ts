import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Patience } from './patience.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

async function after(work: (patience: Patience) => Promise<void>): Promise<boolean> {
  const patience = new Patience(2000, () => Date.now())
  const done = work(patience)
  await vi.advanceTimersByTimeAsync(60_000)
  await done
  return patience.signal.aborted
}

test.each<[behaviour: string, work: (patience: Patience) => Promise<void>, isOver: boolean]>([
  ['two seconds are waited', (patience) => patience.during(() => wait(1990)), false],
  ['and no more', (patience) => patience.during(() => wait(2010)), true],
  [
    'waits count together',
    async (patience) => {
      await patience.during(() => wait(1500))
      await wait(10_000)
      await patience.during(() => wait(600))
    },
    true,
  ],
  [
    'what is done meanwhile does not count',
    async (patience) => {
      await patience.during(() => wait(900))
      await wait(10_000)
      await patience.during(() => wait(900))
    },
    false,
  ],
  [
    'answers make it longer',
    (patience) =>
      patience.during(async () => {
        for (let at = 0; at < 100; at++) {
          await wait(50)
          patience.earn(40)
        }
      }),
    false,
  ],
  [
    'what the command does itself does not count',
    (patience) =>
      patience.during(async () => {
        for (let at = 0; at < 10; at++) {
          await wait(100)
          patience.aside(() => vi.setSystemTime(Date.now() + 1000))
        }
      }),
    false,
  ],
  [
    'a store that hangs after many answers is waited for no longer than another',
    (patience) =>
      patience.during(async () => {
        for (let at = 0; at < 1000; at++) patience.earn(1000)
        await wait(2010)
      }),
    true,
  ],
])('%s', async (_, work, isOver) => {
  expect(await after(work)).toBe(isOver)
})

test('what the machine has no time for does not count', async () => {
  vi.useRealTimers()
  const patience = new Patience(500)
  await patience.during(async () => {
    for (let at = 0; at < 4; at++) {
      await wait(1)
      for (const end = performance.now() + 300; performance.now() < end;);
    }
    // Late timers run, and then the others.
    await wait(1)
  })
  expect(patience.signal.aborted).toBe(false)
})
