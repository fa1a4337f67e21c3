import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Nodes, Root } from 'mdast'
import { beforeAll, describe, expect, test } from 'vitest'
import { numbers } from '../test-numbers.ts'
import { features, type Feature } from './features.ts'
import { mdxSyntax, parseMarkdown, parseWith } from './parse-markdown.ts'
import { sparseText } from './plain-runs.ts'

beforeAll(() => mdxSyntax.load())

/** A tree without offsets, which count characters of the text that was parsed. */
function outline(node: Nodes): unknown {
  const { position, ...rest } = node
  const children = 'children' in node ? { children: node.children.map(outline) } : {}
  const { start, end } = position ?? {}
  const attributes = JSON.parse(JSON.stringify(('attributes' in node && node.attributes) || []), (key, value) =>
    key === 'offset' ? 0 : value,
  )
  return {
    ...rest,
    ...children,
    attributes,
    at: `${start?.line}:${start?.column}-${end?.line}:${end?.column}`,
    data: undefined,
  }
}

const everything = new Set<Feature>(features.filter((feature) => !['mdx', 'textDirective'].includes(feature)))
const whole = (text: string): unknown => outline(parseWith(text, everything))
const sparse = (text: string): unknown => outline(parseMarkdown(text, 'md'))

const blocks = [
  'Plain words, and more of them.',
  'Two lines of plain words\nwithout any markup: none at all.',
  'Some *emphasis* here.',
  'A [link](./a.md) here.',
  '- one\n- two\nlazy words',
  '- one\n\n  Indented words.',
  '1. one\n\n   Words\n2. two',
  '> Quoted words\nlazy words',
  '```js\nconst x = 1 // *no*\n\nlet y\n```',
  '~~~\nwords ``` and words\n~~~',
  '````md\n```js\nx\n```\n````',
  '```\nnever closed',
  '    indented code',
  '# Heading',
  'Setext heading\n===',
  'Words\n---',
  '<div>\nwords\n\nWords inside\n\n</div>',
  '<!-- a comment\n\nWords in a comment\n\n-->',
  '<pre>\nwords\n\nWords in pre\n</pre>',
  '| a | b |\n|---|---|\n| c | d |',
  ':::note[Title]\n\nWords in a note\n\n:::',
  ':::note\nWords in a note\n:::',
  '$$\nx\n\nWords in math\n$$',
  'Costs 5 and 6',
  '## Heading with several words ##',
  '| Header with words | b |\n|:--|--|\n| `code words in it` | [some words](./long-path-to.md "long title") |',
  '**Strong words at the start**and after, ~~deleted words~~ there',
  'snake_case_words and *nested **strong words** words* end',
  '![Alternative text here](./picture-of-it.png)',
  '1) ordered words\n2) more ordered words',
  '- [ ] a task with words\n- [x] a done task',
  '<span title="several words">inner words</span> outer words',
  'Line one of words  \nafter a hard break of words\\\nand another',
  'Visit www.example.com today',
  'Write to a@example.com today',
  'Ends with two spaces  \nand goes on',
  'Umlauts äöü and degrees 20 °C',
  '[ref]: ./x.md',
  '[^1]: Words of a note\n\n    Indented words',
  'A note[^1]',
  '***',
  '```js title="a"\n```',
  'Words\n```js\ncode\n```\nWords after',
  'export is a word',
  '- ```js\n  code\n  ```',
  '- item\n\n  ```jsx title="src/App.jsx" showLineNumbers\n  const a = 1\n  ```',
  '> ```bash npm2yarn\n> npm ci\n> ```',
  '  ~~~js title words\n  const words\n  ~~~',
  'Call arr[index](first argument, second).',
  '![words](my long image.png)',
  '[words](a-long-name.md, and words) after',
]

test('any sequence of blocks gives the tree of the whole text', () => {
  const next = numbers(7)
  for (let round = 0; round < 600; round++) {
    const count = 1 + (next() % 6)
    const text = Array.from({ length: count }, () => blocks[next() % blocks.length]).join(
      round % 5 === 0 ? '\n' : '\n\n',
    )
    expect({ text, tree: sparse(text) }).toEqual({ text, tree: whole(text) })
  }
}, 60_000)

test('any sequence of marks and words gives the tree of the whole text', () => {
  const marks =
    '[ ] ( ) ]( ![ * ** _ ` `` ``` ```js ~~~ - 1. 1) > # | |-- ::: :::note " . , --- === < </div> <!-- --> ^ ~~ 5 + é'
  const spaces = [' ', '  ', '    ', '\t', '\n', '\n', '\n\n', '[x] ', '$$\n', '&amp;', 'https://a.example', '<div>\n']
  const words = [
    'words and more words',
    'single',
    'longwordalone',
    'js title words',
    'title="several words"',
    'my long file.md',
  ]
  const tokens = [...marks.split(' '), ...spaces, ...words]
  const next = numbers(11)
  for (let round = 0; round < 2500; round++) {
    const count = 3 + (next() % 22)
    const text = Array.from({ length: count }, () => tokens[next() % tokens.length]).join(round % 2 === 0 ? '' : ' ')
    expect({ text, tree: sparse(text) }).toEqual({ text, tree: whole(text) })
  }
}, 60_000)

test('the documentation of the site gives the trees of the whole texts', () => {
  const folder = fileURLToPath(new URL('../../../../../../content', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const text = readFileSync(`${folder}/${file}`, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
    expect({ file, tree: sparse(text) }).toEqual({ file, tree: whole(text) })
  }
})

describe('what is shortened', () => {
  const shown = (text: string) => sparseText(text, 'md')?.text.replace(/[\uE000-\uF8FF]/g, '…')

  test('words between markup, and the content of fences', () => {
    expect(shown('Plain words and more, *no matter how* many.\n\n```js\nlet x\n```\n\n- `get_value` of it')).toBe(
      '…, *…* many.\n\n```js\n\n```\n\n- `get_value` of it',
    )
  })

  test.each([
    'short *a*',
    'see www.example.org',
    'write to somebody@example.org',
    '<aside class="something">',
    ':::warning',
    '&thetasym;',
    '$alpha beta gamma$',
    '[^footnote]',
    'export default everything',
  ])('nothing in %j', (text) => {
    expect(shown(text)).toBe(text)
  })

  test('nothing where definitions name links', () => {
    expect(sparseText('[Some words]\n\n[some words]: ./a.md', 'md')).toBeUndefined()
  })

  test('nothing where MDX has code', () => {
    expect(sparseText('Words and words {1 + 1}', 'mdx')).toBeUndefined()
  })
})

test('MDX gives the tree of the whole text', () => {
  const mdx = new Set<Feature>([...everything, 'mdx'])
  const parts = [
    'Plain words and more.',
    '<Tabs>\n\nWords inside of tabs\n\n</Tabs>',
    '<Note\n  heading="Words of a heading"\n>\n\nInner words\n\n</Note>',
    '- item with words and <b>bold words</b>',
    '```js\nlet x\n```',
    "import Thing from './a-longer-path.mdx'",
    "import Other\n  from './another-long-path.mdx'",
    '*Emphasis on words*, [a link to it](./some-page.mdx "with a title")',
  ]
  const next = numbers(3)
  for (let round = 0; round < 150; round++) {
    const first = next() % parts.length
    const text = [0, 1 + (round % 3), 4 + (round % 2)].map((step) => parts[(first + step) % parts.length]).join('\n\n')
    expect({ text, tree: outline(parseMarkdown(text, 'mdx')) }).toEqual({ text, tree: outline(parseWith(text, mdx)) })
  }
})

test('a text in which a run turns out to be something else is parsed as a whole', () => {
  const text = '<!--\n\nWords\n\n-->'
  const tree: Root = parseMarkdown(text, 'md')
  expect(tree.children).toMatchObject([{ type: 'html', value: text }])
})
