import { expect, test } from 'vitest'
import { compileText, markup } from '../test-doc.ts'

test.each<[string, string[]]>([
  ['::: note\nA\n:::', ['1:1-9 Unexpected space behind ":::", expected ":::note": it is shown as text']],
  ['> :::note:\n> A\n> :::', ['1:3-11 Unexpected ":::note:" in text, expected a directive such as ":::note[Title]"']],
  [
    'Text\n\n:::\n',
    ['3:1-4 Unexpected ":::" in text, expected a line that opens a directive before it: it closes none'],
  ],
  [':::note\nA\n:::', []],
  ['\\::: note\n\n`::: note` and a ::: b\n\n```\n::: note\n```', []],
])('lines of %j that are no directives are told', async (text, expected) => {
  const { diagnostics } = await compileText(text)
  const told = diagnostics.map(({ line, column, endColumn, message }) => `${line}:${column}-${endColumn} ${message}`)
  expect(told.slice(0, 1)).toEqual(expected)
})

test.each<[string, 'md' | 'mdx']>([
  [':::note [Title]\nA\n:::', 'md'],
  [':::note {title="Title"}\nA\n:::', 'mdx'],
  [':::note [Title] {.wide}\nA\n:::', 'md'],
  [':::note Title\nA\n:::', 'md'],
])('a space before the title of %j does no harm', async (text, format) => {
  const { value, diagnostics } = await compileText(text, format)
  expect(diagnostics).toEqual([])
  expect(markup(value.main.tree)).toContain('Title')
  expect(markup(value.main.tree)).not.toContain('[Title')
  expect(markup(value.main.tree)).not.toContain(':::')
})
