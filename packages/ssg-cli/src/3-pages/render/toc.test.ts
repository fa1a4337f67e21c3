import { expect, test } from 'vitest'
import type { HeadingFact } from '../../model/compiled.ts'
import { toc } from './toc.ts'

const heading = (level: number, id: string): HeadingFact => ({
  id,
  level,
  text: id,
  html: id,
  source: 'a.md',
  position: { line: 1, column: 1, endLine: 1, endColumn: 1 },
})
const outline = (items: ReturnType<typeof toc>): unknown => items.map((item) => [item.id, outline(item.children)])

test.each([
  [
    'a deeper heading is a child',
    [heading(2, 'a'), heading(3, 'b'), heading(2, 'c')],
    [
      ['a', [['b', []]]],
      ['c', []],
    ],
  ],
  [
    'a heading before the first of its parents stands at the top',
    [heading(3, 'a'), heading(2, 'b')],
    [
      ['a', []],
      ['b', []],
    ],
  ],
  [
    'levels outside of the range are left out',
    [heading(2, 'a'), heading(4, 'b'), heading(3, 'c')],
    [['a', [['c', []]]]],
  ],
])('%s', (_, headings, expected) => {
  expect(outline(toc(headings, { min: 2, max: 3 }))).toEqual(expected)
})
