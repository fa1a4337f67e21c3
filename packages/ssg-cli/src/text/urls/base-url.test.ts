import { expect, test } from 'vitest'
import { belowBase, outputPath, withoutBase } from './base-url.ts'

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

test.each([
  ['/docs/a', '/docs/', '/a'],
  ['/docs/', '/docs/', '/'],
  ['/docs', '/docs/', '/'],
  ['/a', '/docs/', '/a'],
  ['https://e.x/docs/a', '/docs/', 'https://e.x/docs/a'],
])('withoutBase(%s, %s) is %s', (url, baseUrl, path) => {
  expect(withoutBase(url, baseUrl)).toBe(path)
})

test.each([
  ['/docs/a/index.json', '/docs/', 'a/index.json'],
  ['/C%23/b%20c.md', '/', 'C#/b c.md'],
  ['/docs', '/docs/', ''],
])('outputPath(%s, %s) is %s', (url, baseUrl, path) => {
  expect(outputPath(url, baseUrl)).toBe(path)
})
