import { expect, test } from 'vitest'
import { compileText } from '../test-doc.ts'
import { ownTitle } from './own-title.ts'

test.each<[name: string, text: string, expected: boolean]>([
  ['a heading of level 1 that opens the body', '# Title\n\nText', true],
  ['one below other content', '![badge](https://a.example/b.svg)\n\nAn intro.\n\n# Title', true],
  ['one below a note', ':::note\n\nMind this.\n\n:::\n\n# Title', true],
  [
    'one in HTML, as files for repositories have it',
    '<p align="center">Logo</p>\n\n<h1 align="center">Title</h1>',
    true,
  ],
  ['one below another heading', '## First\n\n# Title', false],
  ['one below a thematic break', 'Text\n\n***\n\n# Title', false],
  ['none', 'Text', false],
])('%s', async (_, text, expected) => {
  const { value } = await compileText(text, 'md')
  expect(ownTitle(value.main.tree) !== undefined).toBe(expected)
})

test('statements and comments of MDX may stand above', async () => {
  const { value } = await compileText('export const a = 1\n\n{/* note */}\n\n# Title', 'mdx')
  expect(ownTitle(value.main.tree)?.tagName).toBe('h1')
})
