import { expect, test } from 'vitest'
import { sortAndDedupe } from './collect.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

function at(
  file: string | undefined,
  line?: number,
  column?: number,
  code: Diagnostic['code'] = 'broken-link',
): Diagnostic {
  return { code, severity: 'error', message: 'wrong', file, line, column }
}

test('findings come by file, line, column and code, those without a file first', () => {
  const sorted = [
    at(undefined),
    at('B.md', 1, 1),
    at('a.md'),
    at('a.md', 2, 1),
    at('a.md', 2, 7, 'broken-anchor'),
    at('a.md', 2, 7, 'broken-link'),
    at('a.md', 10, 1),
  ]
  expect(sortAndDedupe(sorted.toReversed())).toEqual(sorted)
})

test('a finding that shows on several pages is there once, with the first route', () => {
  const inPartial = at('_partial.mdx', 3, 1)
  expect(
    sortAndDedupe([
      { ...inPartial, route: '/b' },
      { ...inPartial, route: '/a' },
    ]),
  ).toEqual([{ ...inPartial, route: '/a' }])
})

test('findings with other words at the same position are both there', () => {
  const link = at('a.md', 1, 1)
  expect(
    sortAndDedupe([
      { ...link, message: 'b' },
      { ...link, message: 'a' },
    ]),
  ).toEqual([
    { ...link, message: 'a' },
    { ...link, message: 'b' },
  ])
})
