import { expect, test } from 'vitest'
import { cleanPath } from './clean-path.ts'

test.each([
  ['the file name of a folder is removed', '/a/index.html', '/a/'],
  ['the home page has one address', '/index.html', '/'],
  ['a name that ends alike is left alone', '/my-index.html', '/my-index.html'],
])('%s', (_, path, expected) => {
  expect(cleanPath(path)).toBe(expected)
})
