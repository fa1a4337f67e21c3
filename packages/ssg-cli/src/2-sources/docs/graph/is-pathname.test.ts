import { expect, test } from 'vitest'
import { isPathname } from './is-pathname.ts'

test.each([
  ['/', true],
  ['/a/b.c/', true],
  ['/é ü', true],
  ['/%C3%A9', true],
  ['/a&b+c(d)', true],
  ['/a?b', false],
  ['/a#b', false],
  ['//host/a', false],
  ['/a/../b', false],
  ['/a\\b', false],
])('%s', (slug, expected) => {
  expect(isPathname(slug)).toBe(expected)
})
