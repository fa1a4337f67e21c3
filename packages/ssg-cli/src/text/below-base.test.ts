import { expect, test } from 'vitest'
import { belowBase } from './base-url.ts'

test.each([
  ['/a', '/', 'a'],
  ['/docs/a', '/docs/', 'a'],
  ['/docs/', '/docs/', ''],
  ['/docs', '/docs/', undefined],
  ['/a', '/docs/', undefined],
  ['/d%C3%A9p%C3%B4t/a%20b', '/d%C3%A9p%C3%B4t/', 'a%20b'],
  ['/d%c3%a9p%c3%b4t/a', '/d%C3%A9p%C3%B4t/', 'a'],
  ['/dépôt/a#b/c', '/d%C3%A9p%C3%B4t/', 'a#b/c'],
  ['/my docs/', '/my%20docs/', ''],
  ['/a/b', '/a%2Fb/', undefined],
  ['/é', '/d%C3%A9p%C3%B4t/', undefined],
])('belowBase(%s, %s) is %s', (path, baseUrl, below) => {
  expect(belowBase(path, baseUrl)).toBe(below)
})
