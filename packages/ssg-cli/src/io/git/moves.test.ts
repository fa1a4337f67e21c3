import { expect, test } from 'vitest'
import { latestPaths } from './moves.ts'

const follow = (moves: readonly (readonly [string, string, string?])[], ...present: string[]) =>
  Object.fromEntries(latestPaths(moves, (path) => present.includes(path)))

test('a file is followed through several moves', () => {
  const moves = [
    ['b', 'c'],
    ['a', 'b', '1f'],
  ] as const
  expect(follow(moves, 'c')).toEqual({ a: { to: 'c', commit: '1f' }, b: { to: 'c' } })
})

test('a file that was removed after it moved is nowhere', () => {
  expect(follow([['a', 'b']])).toEqual({})
})

test('a path at which there is a file again is no old path', () => {
  expect(follow([['a', 'b']], 'a', 'b')).toEqual({})
})

test('of two files that lay at one path, the later one counts', () => {
  const moves = [
    ['a', 'late'],
    ['a', 'early'],
  ] as const
  expect(follow(moves, 'late', 'early')).toEqual({ a: { to: 'late' } })
})
