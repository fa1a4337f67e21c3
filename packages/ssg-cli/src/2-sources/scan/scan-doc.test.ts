import { describe, expect, test } from 'vitest'
import { timesLonger } from '../../../test/times-longer.ts'
import { scanDoc } from './scan-doc.ts'

const markdown = { format: 'detect', math: true, codeFiles: true } as const
const scan = (text: string, file = 'a.mdx') => scanDoc({ file, source: `docs/${file}`, text, markdown }).value

test('a head tells file, format, front matter and what the body pulls in', () => {
  expect(scan("---\ntitle: A\n---\nimport B from './_b.mdx'\n\n# Hello\n\nSome text.\n")).toEqual({
    file: 'a.mdx',
    source: 'docs/a.mdx',
    format: 'mdx',
    frontMatter: { title: 'A' },
    positions: { title: { line: 2, column: 8, endLine: 2, endColumn: 9 } },
    contentTitle: 'Hello',
    excerpt: 'Some text.',
    imports: [{ specifier: './_b.mdx', kind: 'module', position: { line: 4, column: 16, endLine: 4, endColumn: 24 } }],
  })
})

describe('format', () => {
  test.each([
    ['the extension decides', 'a.md', 'x', 'detect', 'md'],
    ['the config decides over the extension', 'a.md', 'x', 'mdx', 'mdx'],
    ['front matter decides over the config', 'a.mdx', '---\nmdx: {format: md}\n---\n', 'mdx', 'md'],
    ['detect in front matter means the extension', 'a.md', '---\nmdx: {format: detect}\n---\n', 'mdx', 'md'],
    ['a mdx-code-block fence makes a .md file MDX', 'a.md', '```mdx-code-block\n<A />\n```\n', 'detect', 'mdx'],
    ['a mdx-code-block fence within code is code', 'a.md', '````md\n```mdx-code-block\n```\n````\n', 'detect', 'md'],
  ] as const)('%s', (_, file, text, format, expected) => {
    expect(scanDoc({ file, source: file, text, markdown: { ...markdown, format } }).value.format).toBe(expected)
  })
})

describe('content title', () => {
  test.each([
    ['an H1 is the title', '# Title', 'Title'],
    ['text may stand before the H1', 'Intro.\n\n# Title', 'Title'],
    ['a first heading of another level means no title', '## Part\n\n# Title', undefined],
    ['a thematic break above means no title', '---\n\n# Title', undefined],
    ['an underlined H1 is the title', 'Title\n=====', 'Title'],
    ['an underlined H2 is none', 'Part\n----\n\n# Title', undefined],
    ['marks are not part of it', '# The *`api`* of [A](a.md) {#api}', 'The api of A'],
    ['closing marks are not part of it', '# Title ##', 'Title'],
    ['a comment id is not part of it', '# Title {/* #own */}', 'Title'],
    ['comments may stand above', '{/*\n# Old\n*/}\n\n# Title', 'Title'],
    ['imports may stand above', "import A from 'a'\nexport const b = `\n# no\n`\n\n# Title", 'Title'],
    ['a heading in code is code', '```sh\n# comment\n```\n\n# Title', 'Title'],
    ['a hash without a space is text', '#tag', undefined],
    ['code in a quote ends with the quote', '> ```sh\n> a\n\n# Title', 'Title'],
    ['code in a list ends with the list', '- ```sh\n  # a\n\n# Title', 'Title'],
    ['code in a list within a quote is code', '> 1. ```sh\n>    # comment\n>    ```\n\n# Title', 'Title'],
  ])('%s', (_, text, expected) => {
    expect(scan(text).contentTitle).toBe(expected)
  })
})

test('four spaces make code of a fence in Markdown, and indent it in MDX', () => {
  const text = '    ```\n\n# Title'
  expect([scan(text, 'a.md').contentTitle, scan(text, 'a.mdx').contentTitle]).toEqual(['Title', undefined])
})

test('a mdx-code-block fence is code where the front matter says Markdown', () => {
  const text = '---\nmdx: {format: md}\n---\n```mdx-code-block\n# Shown\n```\n\n# Title'
  expect(scan(text).contentTitle).toBe('Title')
})

describe('excerpt', () => {
  test.each([
    ['The number $\\mathrm{Pr} = \\frac{\\eta c_p}{\\lambda}$, and $\\rho\\,$.', 'The number Pr = ηcp/λ, and ρ.'],
    ['A price of $5 and $6, or \\$7.', 'A price of $5 and $6, or $7.'],
    ['With $$\\Delta T \\le \\sin x$$ it is.', 'With ΔT ≤ sin x it is.'],
    ['Pay 5$ now.', 'Pay 5$ now.'],
  ])('of %j shows formulas as they are read', (text, expected) => {
    expect(scan(text, 'a.md').excerpt).toBe(expected)
  })

  test.each([
    [
      'links and emphasis become words',
      'See **the** [_install_ `guide`](./a.md "Guide") now.',
      'See the install guide now.',
    ],
    [
      'links with parentheses become words',
      'The [pipe](https://en.wikipedia.org/wiki/Pipe_(fluid)) flows.',
      'The pipe flows.',
    ],
    [
      'references to definitions become words',
      "Welcome to [Acme]'s [docs][1].\n\n[acme]: https://acme.test\n[1]: /docs",
      "Welcome to Acme's docs.",
    ],
    [
      'names of emoji become emoji, others stay',
      'Let us :rocket: at 12:30:45 :nosuch:',
      'Let us 🚀 at 12:30:45 :nosuch:',
    ],
    ['brackets without a definition stay', 'An array [a] here.', 'An array [a] here.'],
    ['a link over two lines is no half link', 'See the [long\ntext](a.md) there.', 'See the long'],
    ['images and badges are left out', '[![npm](https://x.test/b.svg)](https://x.test)\n![](a.png)\n\nText.', 'Text.'],
    ['headings are left out', '# Title\n\n## About\n\nText.', 'Text.'],
    ['underlined headings are left out', 'Title\n===\n\nText.', 'Text.'],
    ['admonition fences are left out, their text is not', ':::note[Careful]\n\nText.\n\n:::', 'Text.'],
    ['alert marks are left out', '> [!NOTE]\n> Text.', 'Text.'],
    ['imports are left out', "import A from 'a'\nimport {\n  B,\n} from 'b'\n\nText.", 'Text.'],
    [
      'exports with blank lines are left out',
      'export const A = () => {\n  const b = 1\n\n  return b\n}\n\nText.',
      'Text.',
    ],
    ['code is left out', '```js\nconst a = 1\n```\n\nText.', 'Text.'],
    ['tables are left out', '| a | b |\n| - | - |\n| 1 | 2 |\n\nText.', 'Text.'],
    ['tables without outer bars are left out', 'a | b\n--- | ---\n1 | 2\n\nText.', 'Text.'],
    ['tags over several lines are left out', '<Table\n  rows={[\n    { a: "}" },\n\n  ]}\n/>\n\nText.', 'Text.'],
    ['the words between tags stay', '<div className="lead">\n\nSome <b>text</b>.\n\n</div>', 'Some text.'],
    ['styles are left out', '<style>{`p { color: red }`}</style>\n\nText.', 'Text.'],
    ['comments are left out', '{/* hidden */}\n<!-- also\n\nhidden -->\n\nText.', 'Text.'],
    ['expressions are left out', "Version {props.version}{' '}is out.", 'Version is out.'],
    ['code spans are taken as they are', 'Set `__proto__` and `[x](y)` to `<b>`.', 'Set __proto__ and [x](y) to <b>.'],
    ['escapes lose the backslash', 'A \\*star\\* and \\<b>.', 'A *star* and <b>.'],
    ['entities become characters', 'A &amp; B &lt; C&#33;', 'A & B < C!'],
    ['list marks are left out', '- [ ] First\n- Second', 'First'],
    ['names with underscores stay', 'Call system_runScript_now.', 'Call system_runScript_now.'],
    ['a smaller-than sign is text', 'If a < b and c > d.', 'If a < b and c > d.'],
    ['math blocks are left out', '$$\nx^2\n$$\n\nText.', 'Text.'],
    ['a body without prose has none', '# Title\n\n<Cards />\n', undefined],
  ])('%s', (_, text, expected) => {
    expect(scan(text).excerpt).toBe(expected)
  })

  test('dollar signs are text where the config says so', () => {
    const text = 'From $a$ to $b$.'
    const { value } = scanDoc({ file: 'a.md', source: 'a.md', text, markdown: { ...markdown, math: false } })
    expect(value.excerpt).toBe(text)
  })

  test('braces of a .md file are text', () => {
    expect(scan('Set {name} here.', 'a.md').excerpt).toBe('Set {name} here.')
  })

  test('indented code of a .md file is left out', () => {
    expect(scan('    code\n\nText.', 'a.md').excerpt).toBe('Text.')
  })
})

describe('imports', () => {
  const specifiers = (text: string, file?: string) => scan(text, file).imports.map(({ specifier }) => specifier)

  test.each([
    [
      'default, named and namespace imports',
      "import A from './a'\nimport {b, c as d} from 'b'\nimport * as e from \"e\"",
      ['./a', 'b', 'e'],
    ],
    ['several in a line', "import A from './a'; import b from './b';import './c.css'", ['./a', './b', './c.css']],
    ['one that follows the end of another', "import {\n  a,\n} from './a'; export * from './b'", ['./a', './b']],
    ['a name with a character that needs no escape', "import A from './\\_a.mdx'", ['./_a.mdx']],
    ['an import of nothing', "import './a.css'", ['./a.css']],
    ['an import over several lines', "import {\n  a, // first\n  b,\n} from './a'", ['./a']],
    [
      'exports from modules',
      "export {a} from './a'\nexport * from './b'\nexport * as c from './c'",
      ['./a', './b', './c'],
    ],
    ['an import below an export', "export const a = {\n  b: 'x'\n}\nimport C from 'c'", ['c']],
    ['an import below text', "Text.\n\nimport A from 'a'", ['a']],
    ['an import below a heading', "# Title\nimport A from 'a'", ['a']],
    ['an import below a comment', "<!-- a -->\nimport A from 'a'\n\n<!--\nb\n-->\nimport B from 'b'", ['a', 'b']],
    ['no import within a comment', "<!--\n\nimport A from 'a'\n-->\nimport B from 'b'", ['b']],
    ['an import below an expression', "{/* a */}\nimport A from 'a'", ['a']],
    [
      'an import within an element',
      "<div\n  id=\"a\">\nimport A from 'a'\n\n</div>\n<b/>\nexport * from 'b'",
      ['a', 'b'],
    ],
    ['an import within a directive', ":::note\nimport A from 'a'\n\n:::", ['a']],
    ['an import with a line break before a name', "import\u0020\n  A from 'a'\nimport B\n  from\n  'b'", ['a', 'b']],
    ['no import that goes on a paragraph with an element', "<b>a</b> b\nimport A from 'a'", []],
    ['an import within a mdx-code-block fence', "```mdx-code-block\nimport A from 'a'\n```", ['a']],
    ['no import within code', "```js\nimport A from 'a'\n```", []],
    ['no import that goes on a paragraph', "Text\nimport A from 'a'", []],
    ['no import that is indented', "  import A from 'a'", []],
    ['no import within a template', 'export const a = `\nimport B from "b"\n`', []],
    ['no export of a value', "export const a = 'from'", []],
    [
      'an import below JSX text with an apostrophe',
      "export const A = () => <p>don't {</p>\n\nimport B from 'b'",
      ['b'],
    ],
  ])('%s', (_, text, expected) => {
    expect(specifiers(text)).toEqual(expected)
  })

  test('files of code blocks are left alone where they belong to a plugin', () => {
    const text = '```js file=./a.js\n```\n'
    expect(
      scanDoc({ file: 'a.md', source: 'a.md', text, markdown: { ...markdown, codeFiles: false } }).value.imports,
    ).toEqual([])
  })

  test('a .md file has no imports', () => {
    expect(specifiers("import A from 'a'", 'a.md')).toEqual([])
  })

  test('the position is that of the specifier', () => {
    expect(scan("---\nid: a\n---\r\n\r\nimport {\r\n  b,\r\n} from './b'\r\n").imports[0]?.position).toEqual({
      line: 7,
      column: 9,
      endLine: 7,
      endColumn: 12,
    })
  })

  test('files of code fences are pulled in without their region', () => {
    expect(
      scan('Text\n\n- ```py title="a" file=./x.py#main {1}\n  ```\n\n```js file="./b c.js"\n```\n', 'a.md').imports,
    ).toEqual([
      { specifier: './x.py', kind: 'code', position: { line: 3, column: 24, endLine: 3, endColumn: 30 } },
      { specifier: './b c.js', kind: 'code', position: { line: 6, column: 13, endLine: 6, endColumn: 21 } },
    ])
  })
})

test('a doc four times as long takes less than ten times as long', async () => {
  const paragraph = 'Some **text** with a [link](./a.md) and `code` in a line that is as long as lines are.\n'
  const doc = (parts: number) =>
    `---\nid: getting-started\ntitle: Getting started\n---\n\nimport A from './a'\n\n# Title\n\n${`${paragraph}\n\`\`\`js\nconst a = 1\n\`\`\`\n\n`.repeat(parts)}`
  const readOften = (text: string) => () => {
    for (let time = 0; time < 10; time++) scan(text)
  }
  expect(await timesLonger(readOften(doc(100)), readOften(doc(400)))).toBeLessThan(10)
})

describe('four times as many marks that nothing closes take less than ten times as long', () => {
  test.each(['<!--', '{', '\\', '`', '$a ', "{'", '<b "', '**a ', '[^a', '<style>'])('%s', async (mark) => {
    const line = (count: number) => () => void scan(mark.repeat(count))
    const paragraphs = (count: number) => () => void scan(`${mark}\n\n`.repeat(count))
    expect(await timesLonger(line(2500), line(10_000))).toBeLessThan(10)
    expect(await timesLonger(paragraphs(1000), paragraphs(4000))).toBeLessThan(10)
  })
})

test('the sentence of a head is looked for in the beginning of a paragraph', () => {
  const words = `**Words** ${'and words '.repeat(1000)}`
  expect(scan(`${words}\n`).excerpt).toMatch(/^Words and words .*words/)
  expect(scan(`${words}\n`).excerpt?.length).toBeLessThan(3000)
})
