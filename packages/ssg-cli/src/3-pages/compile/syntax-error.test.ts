import { expect, test } from 'vitest'
import { compileText } from './test-doc.ts'

test.each([
  ['<Button href=“/x”>a</Button>', '1:14 Unexpected "“" around the value of an attribute, expected straight quotes'],
  [
    "# A\n\nimport X from 'react'\nText",
    '4:1 Unexpected text below an import or export, expected a blank line before it',
  ],
])('%j is told in the words of authors', async (text, told) => {
  const { diagnostics } = await compileText(text, 'mdx')
  expect(diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([told])
})
