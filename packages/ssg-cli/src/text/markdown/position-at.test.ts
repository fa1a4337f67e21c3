import { expect, test } from 'vitest'
import { positionAt, positionsIn } from './position-at.ts'

test.each([
  ['lines and columns count from 1', 'abc', 0, 1, [1, 1, 1, 2]],
  ['a newline ends a line', 'a\nbcd', 3, 1, [2, 2, 2, 3]],
  ['Windows line ends count as one', 'a\r\nbcd', 4, 2, [2, 2, 2, 4]],
  ['a return alone ends a line', 'a\rb\r\nc', 5, 1, [3, 1, 3, 2]],
  ['a line end belongs to the line that it ends', 'a\nb', 1, 1, [1, 2, 2, 1]],
  ['a part may go over several lines', 'ab\ncd\nef', 1, 6, [1, 2, 3, 2]],
  ['an empty part has a position', 'a\nb', 2, 0, [2, 1, 2, 1]],
  ['the end of a text has a position', 'a\n', 2, 0, [2, 1, 2, 1]],
  ['a byte order mark is no character', '\uFEFFabc\nd', 1, 3, [1, 1, 1, 4]],
  ['a byte order mark has no column of its own', '\uFEFFabc', 0, 4, [1, 1, 1, 4]],
  ['after the first line a byte order mark shifts nothing', '\uFEFFa\nbc', 4, 1, [2, 2, 2, 3]],
])('%s', (_, text, offset, length, [line, column, endLine, endColumn]) => {
  expect(positionAt(text, offset, length)).toEqual({ line, column, endLine, endColumn })
})

test('parts are located in any order', () => {
  const positionOf = positionsIn('a\nb\nc')
  expect(positionOf(4, 5)).toEqual({ line: 3, column: 1, endLine: 3, endColumn: 2 })
  expect(positionOf(0, 1)).toEqual({ line: 1, column: 1, endLine: 1, endColumn: 2 })
  expect(positionOf(2, 3)).toEqual({ line: 2, column: 1, endLine: 2, endColumn: 2 })
})
