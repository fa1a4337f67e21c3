import { expect, test } from 'vitest'
import { compileText } from './test-doc.ts'

test.each([
  ['<Button href=“/x”>a</Button>', '1:14 Unexpected "“" around the value of an attribute, expected straight quotes'],
  [
    "# A\n\nimport X from 'react'\nText",
    '4:1 Unexpected text below an import or export, expected a blank line before it',
  ],
  [
    "import A from './a'\n\nimport A from './b'\n\n# A",
    '3:8 Unexpected "A" a second time, expected each name once among imports and exports',
  ],
  ['export const a = {b: 1,, c: 2}\n\n# A', '1:24 Unexpected import or export, expected JavaScript: Unexpected token'],
  ["export const a = 'b\n\n# A", '1:18 Unexpected import or export, expected JavaScript: Unterminated string constant'],
])('%j is told in the words of authors', async (text, told) => {
  const { diagnostics } = await compileText(text, 'mdx')
  expect(diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([told])
})
