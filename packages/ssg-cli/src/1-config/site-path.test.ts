import { expect, test } from 'vitest'
import { sitePath } from './site-path.ts'

test.each([
  ['docs', 'docs'],
  ['./docs/', 'docs'],
  ['../content//site/', '../content/site'],
  ['@site/src/a.css', 'src/a.css'],
  ['a\\b', 'a/b'],
  ['.', '.'],
  ['./', '.'],
])('%s becomes %s', (path, expected) => {
  expect(sitePath(path)).toBe(expected)
})
