import { expect, test } from 'vitest'
import { insidePath, staysInside } from './stays-inside.ts'

test.each([
  ['', true],
  ['a/b.c', true],
  ['/a', true],
  ['a..b/..c/d..', true],
  ['.../a', true],
  ['é ü/%2e%2e', true],
  ['a:b/c:d', true],
  ['ab:c', true],
  ['..', false],
  ['../a', false],
  ['/../a', false],
  ['a/../b', false],
  ['a/..', false],
  ['a/.. /b', false],
  ['..\\a', false],
  ['a\\..\\..\\b', false],
  ['a\0b', false],
  ['C:/a', false],
  ['/c:', false],
  ['.', false],
  ['/a/.', false],
  ['./a', false],
  ['a/. /b', false],
  ['a\ud800', false],
  ['a😀', true],
])('%j stays inside: %s', (path, expected) => {
  expect(staysInside(path)).toBe(expected)
})

test.each([
  ['/../a', '/a'],
  ['..\\..\\a', 'a'],
  ['a/../b', 'a/b'],
  ['/C:/a\0', '/C/a'],
  ['/a..b', '/a..b'],
  ['/./a/.', '/a'],
  ['/..', '/'],
  ['/a\udc00b', '/ab'],
])('%j is meant as %j', (path, expected) => {
  expect(insidePath(path)).toBe(expected)
  expect(staysInside(insidePath(path))).toBe(true)
})
