import type { Nodes, Root } from 'mdast'
import { describe, expect, test } from 'vitest'
import { numbers } from '../test-numbers.ts'
import { features, featuresOf } from './features.ts'
import { parseMarkdown, parseWith } from './parse-markdown.ts'

const pieces = [
  'plain words',
  '# Heading\n',
  '\n\n',
  '\n',
  '- item ',
  '1. one',
  '> quote ',
  '`code $x$ ~~a~~`',
  '```js\na | b\n--- | ---\n$x$ @ www.a.b\n```\n',
  '\n- ```\n  fenced ~~in~~ list\n\n~~after~~ ',
  '    indented www.example.com\n',
  '| a | b |\n|---|:-:|\n| 1 | ~~2~~ |\n',
  'a\n:-\n',
  'one | two\n-|-\n',
  '~~gone~~',
  '~one~',
  '- [ ] task\n',
  '- [x] done www.example.com\n',
  'note[^1]',
  '\n[^1]: text\n',
  'www.example.com',
  'https://example.com/a?b=c.',
  '(http://example.com)',
  '[link](https://example.com)',
  '](https://example.com/x)',
  'WWW.EXAMPLE.COM',
  'me@example.com',
  'a@b',
  '$x^2$',
  '$5 and $6',
  '\n$$\nx\n$$\n',
  '$$y$$',
  '\n:::note\ntext\n:::\n',
  '\n::leaf[a]\n',
  ':text[label]{a=b}',
  'std::string 10:30 a:b',
  '**bold**',
  '<https://example.com>',
  '<br>',
  '![image](/a.png)',
  '\\$ \\~ \\:',
]

function sample(seed: number): string {
  const next = numbers(seed)
  return Array.from({ length: 1 + (next() % 7) }, () => pieces[next() % pieces.length] ?? '').join('')
}

/** A plain `:name` is text for us, with the extension or without. */
function withoutPositions(tree: Root): unknown {
  const plain = (nodes: readonly Nodes[]): unknown[] => {
    const result: { type: string; value?: string }[] = []
    for (const node of nodes) {
      const isColon =
        node.type === 'textDirective' && node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0
      const { position: _, ...bare } = node
      const made = isColon
        ? { type: 'text', value: `:${node.name}` }
        : 'children' in node
          ? { ...bare, children: plain(node.children) }
          : { ...bare }
      const last = result.at(-1)
      if (last?.type === 'text' && made.type === 'text' && 'value' in made)
        last.value = `${last.value}${String(made.value)}`
      else result.push(made)
    }
    return result
  }
  return plain(tree.children)
}

describe('parsing with no more syntax than needed', () => {
  // Text directives swallow plain `:names`, which are text for us: that syntax is on only where it is meant.
  const all = (text: string) => {
    const needed = featuresOf(text, 'md')
    return new Set(
      features.filter((feature) => feature !== 'mdx' && (feature !== 'textDirective' || needed.has(feature))),
    )
  }

  test('gives the same tree as parsing with all of it', () => {
    for (let seed = 1; seed <= 800; seed++) {
      const text = sample(seed * 7919)
      expect(withoutPositions(parseMarkdown(text, 'md')), JSON.stringify(text)).toEqual(
        withoutPositions(parseWith(text, all(text))),
      )
    }
  }, 60_000)

  test.each(['> ```\n> a\n', '- ```\n  a\n'])(
    'a table is one after code that ends with what holds it: %j',
    (before) => {
      const { children } = parseMarkdown(`${before}\n\`\`\`\nb\n\`\`\`\n\n| c |\n| - |\n| d |\n`, 'md')
      expect(children.at(-1)?.type).toBe('table')
    },
  )

  test('a URL that only the tree shows to be text becomes a link', () => {
    const [paragraph] = parseMarkdown('a \\[b](https://example.com/x)', 'md').children
    expect(JSON.stringify(paragraph)).toContain('"type":"link"')
  })
})

describe('dollars', () => {
  test.each([
    ['$x$', ['x']],
    ['$5 and $6', []],
    ['it costs $5, $6 or $7', []],
    ['$5 for $x$', ['x']],
    ['$ x$ and $x $', []],
    ['$a$5', []],
    ['$a\\$b$', ['a\\$b']],
    ['$a\nb$', ['a\nb']],
    ['inline $$y$$ too', ['y']],
  ])('%j holds the formulas %j', (text, formulas) => {
    const [paragraph] = parseMarkdown(text, 'md').children
    const found =
      paragraph && 'children' in paragraph
        ? paragraph.children.flatMap((node) => (node.type === 'inlineMath' ? [node.value] : []))
        : []
    expect(found).toEqual(formulas)
  })
})
