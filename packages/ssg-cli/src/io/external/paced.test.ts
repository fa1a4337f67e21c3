import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { paced } from './paced.ts'

const urls = (host: string, count: number) => Array.from({ length: count }, (_, index) => `https://${host}/${index}`)

/** Run tasks of 5 ms and see how many ran at a time. */
async function watch(all: readonly string[], pace: Parameters<typeof paced>[1], goOn?: () => boolean) {
  const active = new Map<string, number>()
  const seen: { readonly url: string; readonly at: number; readonly all: number; readonly host: number }[] = []
  const add = (host: string, change: number) => active.set(host, (active.get(host) ?? 0) + change)
  await paced(
    all,
    pace,
    async (url) => {
      const { host } = new URL(url)
      add(host, 1)
      const sum = [...active.values()].reduce((total, count) => total + count, 0)
      seen.push({ url, at: Date.now(), all: sum, host: active.get(host) ?? 0 })
      await sleep(5)
      add(host, -1)
    },
    goOn && (() => goOn() && seen.length < 3),
  )
  return seen
}

test('each URL once, no more at a time than allowed, and fewer at one host', async () => {
  const all = [...urls('a.test', 20), ...urls('b.test', 5), ...urls('c.test', 5)]
  const seen = await watch(all, { concurrency: 5, perHost: 2, gap: 0 })
  expect(seen.map(({ url }) => url).sort()).toEqual([...all].sort())
  expect(Math.max(...seen.map((one) => one.all))).toBe(5)
  expect(Math.max(...seen.map((one) => one.host))).toBe(2)
})

test('a host has a break between two', async () => {
  const seen = await watch(urls('a.test', 4), { concurrency: 10, perHost: 10, gap: 40 })
  const gaps = seen.slice(1).map(({ at }, index) => at - (seen[index]?.at ?? 0))
  // Timers may be a little early.
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(35)
})

test('nothing begins when it is to end', async () => {
  expect(await watch(urls('a.test', 9), { concurrency: 1, perHost: 1, gap: 0 }, () => true)).toHaveLength(3)
})

test('nothing to do is done', async () => {
  expect(await watch([], { concurrency: 1, perHost: 1, gap: 0 })).toEqual([])
})

test('a task that fails is not swallowed', async () => {
  const run = paced(urls('a.test', 1), { concurrency: 1, perHost: 1, gap: 0 }, () => Promise.reject(new Error('bug')))
  await expect(run).rejects.toThrow('bug')
})
