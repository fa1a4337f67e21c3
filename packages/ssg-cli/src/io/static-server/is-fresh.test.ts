import { expect, test } from 'vitest'
import { isFresh, isRangeUsable } from './is-fresh.ts'

const validators = { etag: '"a-1"', lastModified: 'Mon, 01 Jan 2024 00:00:00 GMT' }

test.each([
  [{}, false],
  [{ 'if-none-match': '"a-1"' }, true],
  [{ 'if-none-match': '"x", W/"a-1"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"x"' }, false],
  [{ 'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' }, true],
  [{ 'if-modified-since': 'Sun, 31 Dec 2023 23:59:59 GMT' }, false],
  [{ 'if-modified-since': 'no date' }, false],
  [{ 'if-none-match': '"x"', 'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' }, false],
])('a client that sends %o has the file already: %s', (headers, fresh) => {
  expect(isFresh(headers, validators)).toBe(fresh)
})

test.each([
  [{}, true],
  [{ 'if-range': '"a-1"' }, true],
  [{ 'if-range': 'Mon, 01 Jan 2024 00:00:00 GMT' }, true],
  [{ 'if-range': 'W/"a-1"' }, false],
  [{ 'if-range': '"x"' }, false],
])('a client that sends %o may have a range: %s', (headers, usable) => {
  expect(isRangeUsable(headers, validators)).toBe(usable)
})
