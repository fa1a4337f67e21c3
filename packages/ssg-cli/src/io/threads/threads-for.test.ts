import { expect, test } from 'vitest'
import { threadsFor } from './threads-for.ts'

test.each([
  ['a small site has none', { count: 60, length: 240_000 }, { workers: 4, isAsked: false }, 0],
  ['a large site has all', { count: 300, length: 1_200_000 }, { workers: 4, isAsked: false }, 4],
  ['few pages that are long have some', { count: 20, length: 900_000 }, { workers: 8, isAsked: false }, 3],
  ['who asks for threads has them on a small site too', { count: 24, length: 500 }, { workers: 2, isAsked: true }, 2],
  ['a handful of pages has none, whoever asks', { count: 23, length: 900_000 }, { workers: 2, isAsked: true }, 0],
  ['who asks for none has none', { count: 900, length: 3_600_000 }, { workers: 0, isAsked: true }, 0],
] as const)('%s', (_, ahead, limit, expected) => {
  expect(threadsFor(ahead, limit)).toBe(expected)
})
