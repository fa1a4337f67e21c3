import type { Nodes } from 'mdast'
import { expect, test } from 'vitest'
import { parseMarkdown, parseWith } from './parse-markdown.ts'
import { textPieces } from './text-pieces.ts'

const part =
  '## Heading\n\nSome *text* with [a link](/) and `code`.\n\n- one\n- two\n\n  more\n\n> quote\n\n```md\n# no heading\n```\n\n1. a\n2. b\n'
const long = part.repeat(450)

function outline(node: Nodes): unknown {
  const { start, end } = node.position ?? {}
  const children = 'children' in node ? { children: node.children.map(outline) } : {}
  return { ...node, ...children, position: `${start?.line}:${start?.column}-${end?.line}:${end?.column}` }
}

test('a long text in pieces gives the tree of the whole', () => {
  expect(textPieces(long)?.length).toBeGreaterThan(2)
  expect(outline(parseMarkdown(long, 'md'))).toEqual(outline(parseWith(long, new Set())))
}, 60_000)

test('pieces are the text', () => {
  expect(
    textPieces(long)
      ?.map(({ text }) => text)
      .join(''),
  ).toBe(long)
})

test.each(['[a]: /x', 'a note[^1]', '<div>', ':::note', '$$'])('a text with %j is not cut', (sign) => {
  expect(textPieces(`${long}\n\n${sign}\n`)).toBeUndefined()
})

test('a short text is not cut', () => {
  expect(textPieces(part)).toBeUndefined()
})

test.each([
  ['a list', '- ```sh\n  a\n  ```\n\n'],
  ['a quote that ends it', '> ```sh\n\n'],
  ['a list that ends it', '  - ```sh\n\n'],
])('no comment in code becomes a heading after a fence in %s', (_, before) => {
  const text = `${before}\`\`\`\n${'# comment\n'.repeat(8000)}\`\`\`\n`
  expect(textPieces(text)).toHaveLength(1)
})
