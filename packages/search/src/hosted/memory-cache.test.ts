import { expect, test } from 'vitest'
import { memoryCache } from './memory-cache.ts'

const asked = async (limit: number, keys: readonly string[]) => {
  const made: string[] = []
  const cache = memoryCache(limit)
  for (const key of keys) {
    const make = async () => (made.push(key), key)
    await cache.get({ key }, make, { miss: (value) => cache.set({ key }, value) })
  }
  return made
}

test.each([
  ['keeps what it has', 2, ['a', 'b', 'a', 'b'], ['a', 'b']],
  ['forgets the oldest', 2, ['a', 'b', 'c', 'b', 'a'], ['a', 'b', 'c', 'a']],
  ['keeps nothing when it may not', 0, ['a', 'a'], ['a', 'a']],
])('a cache %s', async (_, limit, keys, made) => {
  expect(await asked(limit, keys)).toEqual(made)
})
