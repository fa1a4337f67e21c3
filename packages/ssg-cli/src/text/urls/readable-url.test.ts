import { expect, test } from 'vitest'
import { readableUrl } from './readable-url.ts'

test.each([
  ['/d%C3%B6k%C3%BC/', '/dökü/'],
  ['/%e3%83%9d%e3%83%b3%e3%83%97/#%F0%9F%94%A7', '/ポンプ/#🔧'],
  ['/cafe%CC%81', '/cafe\u0301'],
])('letters of %s are read as %s', (url, text) => {
  expect(readableUrl(url)).toBe(text)
})

test.each(['/a%20b%2Fc%3Fd%25C3', '/%C3%28', '/%C3', '/%E2%80%AEgpj', '/%C2%A0', '/%E3%80%80', '/plain?q=%3C'])(
  '%s stays as it is',
  (url) => {
    expect(readableUrl(url)).toBe(url)
  },
)
