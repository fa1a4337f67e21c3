import { expect, test } from 'vitest'
import { baseUrl } from './base-url.ts'

test.each([
  ['', '/'],
  ['docs', '/docs/'],
  ['//a///b', '/a/b/'],
  ['/dépôt/', '/d%C3%A9p%C3%B4t/'],
  ['/d%C3%A9p%C3%B4t/', '/d%C3%A9p%C3%B4t/'],
  ['/d%c3%a9p%c3%b4t/', '/d%C3%A9p%C3%B4t/'],
  ['/my docs/', '/my%20docs/'],
  ['/my%20docs/', '/my%20docs/'],
  ['/@a+b,c/', '/@a+b,c/'],
  ['/100%/', '/100%25/'],
  ['/%E9/', '/%25E9/'],
  ['/\uD800/', '/%EF%BF%BD/'],
])('baseUrl(%j) is %s, and stays so', (path, expected) => {
  expect(baseUrl(path)).toBe(expected)
  expect(baseUrl(expected)).toBe(expected)
})
