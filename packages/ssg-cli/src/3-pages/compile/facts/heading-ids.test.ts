import { expect, test } from 'vitest'
import { compileText, testOptions } from '../test-doc.ts'

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

test('ids keep capitals where the site asks for it', async () => {
  const options = { ...testOptions, markdown: { ...testOptions.markdown, keepIdCase: true } }
  const { facts } = (await compileText('## First Steps\n\n## First Steps', 'mdx', {}, options)).value
  expect(facts.headings.map(({ id }) => id)).toEqual(['First-Steps', 'First-Steps-1'])
})
