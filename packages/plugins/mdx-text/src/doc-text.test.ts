import { toString } from 'mdast-util-to-string'
import { beforeAll, describe, expect, test } from 'vitest'
import { mdxSyntax, parseMarkdown } from '../../../ssg-cli/src/3-pages/compile/markdown/parse-markdown.ts'
import { prepare } from '../../../ssg-cli/src/3-pages/compile/prepare/prepare.ts'
import { docText } from './doc-text.ts'
import { foreignMarkdown } from './foreign-markdown.ts'
import { code, element, heading, inline, inlineCode, paragraph, text } from './nodes.ts'

beforeAll(() => mdxSyntax.load())

/** The text that a reader of the site sees, a block a line. */
function read(doc: string): readonly string[] {
  const bodyOffset = doc.indexOf('---\n\n') + 5
  const prepared = prepare({ text: doc, bodyOffset, format: 'mdx', directives: new Set(['note']) })
  return parseMarkdown(prepared.text, 'mdx').children.map((node) => toString(node))
}

describe('a text is read as it was, whatever docs would make of it', () => {
  test.each([
    ['braces', 'GET /pets/{petId} gives { "a": 1 }'],
    ['tags', 'a <b> c, 1 < 2, <script>, </div> and List<String>'],
    ['math', 'from $5 to $6, $x$ and $$y$$'],
    ['directives', ':::note and :name[x] and ::name and 10:30am'],
    ['emphasis', '*a* _b_ __init__ snake_case ~~c~~ `d`'],
    ['a heading', '# no heading {#id}'],
    ['an import', 'import the pets from elsewhere'],
    ['an export', 'export everything'],
    ['a list', '- a'],
    ['a link', '[a](b) ![c](d) [e] [^f]'],
    ['a table', 'a | b'],
    ['a comment', 'a <!-- b --> c'],
    ['a backslash', 'C:\\temp\\{x}'],
    ['an entity', 'a &amp; b &lt;'],
    ['a pair of fences', '``` and ~~~'],
    ['words', 'The name (of a pet), "as-is"; and so on.'],
    ['a numbered item', '1. a'],
    ['space at the ends', 'a  b'],
    ['a host', 'at www.example.com'],
    ['an expression of a heading', 'x {#y}'],
  ])('%s', (_, value) => {
    expect(read(docText({}, [paragraph(text(value))]))).toEqual([value])
    expect(read(docText({}, [heading(2, [text(value)])]))).toEqual([value])
    expect(read(docText({}, [element('div', {}, [paragraph(text(value))])]))).toEqual([value])
  })
})

test('a doc is front matter and MDX', () => {
  const content = [
    heading(2, [text('A')], 'a'),
    element('dl', {}, [
      element('dt', { id: 'b' }, [paragraph(inlineCode('b'), text(' '), inline('em', {}, [text('c')]))]),
      element('dd', {}, [paragraph(text('d')), code('json', '{\n  "a": [1]\n}')]),
    ]),
  ]
  expect(docText({ title: 'A: b', hide: undefined }, content)).toBe(`---
title: "A: b"
---

## A {#a}

<dl>
  <dt id="b">
    \`b\` <em>c</em>
  </dt>

  <dd>
    d

    \`\`\`json
    {
      "a": [1]
    }
    \`\`\`
  </dd>
</dl>
`)
})

describe('Markdown of others', () => {
  test.each([
    ['headings begin at the level that is asked for', '# A\n\n### B', '### A\n\n##### B\n'],
    ['HTML becomes what Markdown has for it', '<p>a <b>b</b><br/>c <a href="/d">d</a></p>', 'a **b**\\\nc [d](/d)\n'],
    ['what nobody closes ends with what is around it', '<ul><li>a<li>b <b>c', '- a\n- b **c**\n'],
    ['scripts are left out', 'a<script>alert(1)</script> b', 'a b\n'],
    ['tables stay', '|a|b|\n|-|-|\n|1|{2}|', '| a | b    |\n| - | ---- |\n| 1 | \\{2} |\n'],
    ['references become links', '[a]\n\n[a]: https://example.com', '[a](https://example.com)\n'],
    ['its directives and formulas are text', ':::note\n\n$a$', '::\\:note\n\n\\$a\\$\n'],
  ])('%s', (_, markdown, expected) => {
    expect(docText({}, foreignMarkdown(markdown, 3)).replace(/^---\n\{\}\n---\n\n/, '')).toBe(expected)
  })
})
