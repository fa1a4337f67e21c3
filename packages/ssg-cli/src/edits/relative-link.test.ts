import { expect, test } from 'vitest'
import { relativeLink } from './relative-link.ts'

test.each([
  ['docs/a.md', 'docs/b/c.md', './old.md', './b/c.md'],
  ['docs/a.md', 'docs/b/c.md', 'old.md', 'b/c.md'],
  ['docs/x/a.md', 'docs/c.md', 'old.md', '../c.md'],
  ['../content/x/a.md', '../content/y/b c.md', './old.md', '../y/b%20c.md'],
  ['a.md', 'b #c?.md', './old.md', './b%20%23c%3F.md'],
  ['a.md', 'b.md', './old.md', './b.md'],
  ['../content/a.md', 'docs/b c.md', '../x/old.md', '@site/docs/b%20c.md'],
])('from %s to %s in the manner of %s is %s', (file, target, written, expected) => {
  expect(relativeLink(file, target, written)).toBe(expected)
})
