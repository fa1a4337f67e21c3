import { expect, test } from 'vitest'
import { relativePath } from './relative-path.ts'

test.each([
  ['docs', 'docs'],
  ['./docs/', 'docs'],
  ['../content//site/', '../content/site'],
  ['@site/src/a.css', 'src/a.css'],
  ['a\\b', 'a/b'],
  ['.', '.'],
  ['./', '.'],
])('%s becomes %s', (path, expected) => {
  expect(relativePath(path)).toBe(expected)
})
