import { expect, test } from 'vitest'
import { compileText } from '../test-doc.ts'

test.each<[string, string[]]>([
  ['> [!NOTE]\n> A', []],
  ['> [!notee]\n> A', ['1:3-11 Unexpected alert "notee", expected the type of an admonition']],
  ['Text\n\n- > [!TIPP]\n  > A', ['3:5-12 Unexpected alert "tipp", expected the type of an admonition']],
  ['> [!see] what follows\n\n> [!faq]- A\n\n> [A]\n', []],
])('of %j the type is told when nobody knows it', async (text, expected) => {
  const { diagnostics } = await compileText(text, 'md')
  const told = diagnostics.map(({ line, column, endColumn, message }) => `${line}:${column}-${endColumn} ${message}`)
  expect(told).toEqual(expected)
})

test('the nearest type is named, and how to keep the mark', async () => {
  const [found] = (await compileText('> [!warnin]\n> A', 'md')).diagnostics
  expect(found?.suggestion).toBe('warning')
  expect(found?.hint).toContain('or write "\\[" for a plain bracket')
})
