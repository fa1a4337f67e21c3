import { expect, test } from 'vitest'
import { specifierSpans } from './specifier-spans.ts'

const found = (text: string, format: Parameters<typeof specifierSpans>[1] = 'markdown') =>
  specifierSpans(text, format).map(({ kind, value, start, end }) => {
    expect(text.slice(start, end)).toBe(value)
    return `${kind} ${value}`
  })

test.each([
  ['See [it](../a.md#b "Title") and ![c](img/c.png).', ['link ../a.md#b', 'link img/c.png']],
  ['[a](<../with space.md>) [b](./c(d).md)', ['link ../with space.md', 'link ./c(d).md']],
  ['[ref]: ../a.md\n[two]: <b.md> "Title"', ['link ../a.md', 'link b.md']],
  ["import A from '../../src/A'\nimport '../x.css'", ['import ../../src/A', 'import ../x.css']],
  ["import {\n  A,\n} from '@site/docs/_a.mdx';", ['import @site/docs/_a.mdx']],
  [
    '<img src="../a.svg" alt="x" /> <Button to=\'/b\' href="/c">',
    ['attribute ../a.svg', 'attribute /b', 'attribute /c'],
  ],
  ['```py title="a" file=../../x.py#main\nold\n```\n[a](b.md)', ['code ../../x.py', 'link b.md']],
  ['---\ntitle: "[no](x.md)"\nimage: ./cover.png\n---\n[a](b.md)', ['link ./cover.png', 'link b.md']],
])('it finds the paths of %j', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

test.each([
  ['code spans', 'Write `[a](b.md)` or ``[c](`d.md)``.'],
  ['code blocks', '```md\n[a](b.md)\n```'],
  ['longer code blocks', '~~~~\n~~~\nimport A from "./a"\n~~~~'],
  ['code blocks in lists', '- a\n\n  ```js\n  import A from "./a"\n  ```'],
  ['code blocks that open a list item', '- ```md\n  [a](b.md)\n  ```'],
  ['code blocks in quotes', '> ```md\n> [a](b.md)\n> ```'],
  ['code that shows a block of MDX', '````md\n```mdx-code-block\n[a](b.md)\n```\n````'],
])('what stands in %s is text', (_, text) => {
  expect(found(text)).toEqual([])
})

test('a block of MDX in a .md file is like the text around it', () => {
  expect(found("```mdx-code-block\nimport A from './_a.mdx'\n```\n```js\nimport B from './b'\n```\n[c](d.md)")).toEqual(
    ['import ./_a.mdx', 'link d.md'],
  )
})

test('a code block ends with the quote that holds it', () => {
  expect(found('> ```md\n> [a](b.md)\n\n[c](d.md)')).toEqual(['link d.md'])
})

test('in code only modules are paths', () => {
  const code = "import A from '../A'\nexport * from './b'\nconst c = await import('../c')\nconst d = '[e](f.md)'"
  expect(found(code, 'code')).toEqual(['import ../A', 'import ./b', 'import ../c'])
})
