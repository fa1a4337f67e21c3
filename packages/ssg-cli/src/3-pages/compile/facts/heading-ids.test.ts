import { expect, test } from 'vitest'
import { compileText } from '../test-doc.ts'

test.each([
  ['root:root', 'root'],
  ['/:id', 'id'],
  ['At 10:30', 'at-1030'],
  ['a::b', 'ab'],
  ['A: b', 'a-b'],
  [':rocket: Go', 'rocket-go'],
  ['`a`:b', 'a'],
  ['`a:b`', 'ab'],
])('a name after a colon is no part of an id, where other text is left: %s', async (heading, id) => {
  expect((await compileText(`## ${heading}`, 'mdx')).value.facts.headings.map((found) => found.id)).toEqual([id])
})
