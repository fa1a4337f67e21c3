import { expect, test } from 'vitest'
import { forwardSearch } from './forward-search.ts'

test('each search gives what indexOf gives, in whatever order it is asked', () => {
  const text = 'a b aa c a'
  const find = forwardSearch(text)
  for (const part of ['a', 'aa', 'x'])
    for (const from of [0, 1, 4, 5, 9, 10, 2, 0])
      expect([part, from, find(part, from)]).toEqual([part, from, text.indexOf(part, from)])
})
