import { expect, test } from 'vitest'
import { baseUrlFlag } from './base-url-flag.ts'

test.each([
  ['docs', '/docs/'],
  ['/', '/'],
  ['é', '/%C3%A9/'],
])('--base-url %s is %s', (text, path) => {
  expect(baseUrlFlag(text)).toBe(path)
})

test.each([
  ['http://x/y', '/y/'],
  ['https://x', '/'],
  ['/docs/?a=b', '/docs/'],
  ['/docs#top', '/docs/'],
  ['/my docs/', '/my%20docs/'],
])('--base-url %s is wrong usage, meant was %s', (text, path) => {
  const message = `Unexpected value "${text}" for --base-url, expected a path such as "/docs/".\nWrite "--base-url ${path}".`
  expect(() => baseUrlFlag(text)).toThrow(message)
})

test('what holds no path has no suggestion', () => {
  expect(() => baseUrlFlag('C:\\docs')).toThrow(/expected a path such as "\/docs\/"\.$/)
})
