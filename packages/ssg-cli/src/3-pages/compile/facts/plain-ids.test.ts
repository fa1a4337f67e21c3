import { expect, test } from 'vitest'
import { compileText, testOptions } from '../test-doc.ts'

const known: [what: string, text: string, ids: readonly string[]][] = [
  ['headings', '# A\n\n## One\n\n## One\n\n### Two {#two-ways}', ['one', 'one-1', 'two-ways']],
  ['raw HTML', '<a name="old"></a> <p id="b">x</p>', ['old', 'b']],
  ['a name that is no anchor', '<p name="a">x</p>', []],
  ['footnotes', 'Text[^1].\n\n[^1]: Note.', ['fnref-1', 'footnote-label', 'fn-1']],
  ['an admonition with an id and a title of its own', ':::note[**T**]{#adm}\n## In {#in}\n:::', ['adm', 'in']],
  ['code', '```js\nconst id = 1\n```', []],
  ['math', '$x^2$', []],
  ['an event handler, which no page keeps', '<p id="a" onclick="x()">x</p>', ['a']],
]

test.each(known)('%s: the ids are known without rendering', async (_, text, ids) => {
  const { value } = await compileText(text, 'md', {}, { ...testOptions, colors: false })
  expect([...(value.facts.ids ?? ['unknown'])].sort()).toEqual([...ids].sort())
})

const unknown: [what: string, text: string, format: 'md' | 'mdx'][] = [
  ['a component', '<Foo />', 'mdx'],
  ['a component of the theme that makes ids', '<APITable>\n\n| a |\n|---|\n| b |\n\n</APITable>', 'mdx'],
  ['an expression', '{1 + 1}', 'mdx'],
  ['an export', 'export const a = 1\n\n# A', 'mdx'],
  ['lower-case JSX, of which React asks more than HTML', '<br>x</br>', 'mdx'],
  ['a property that React takes for itself', '<p children="x">y</p>', 'md'],
  ['an element that React treats in its own way', '<select><option>a</option></select>', 'md'],
  ['SVG', '<svg id="a"></svg>', 'md'],
]

test.each(unknown)('%s: only rendering tells the ids', async (_, text, format) => {
  expect((await compileText(text, format)).value.facts.ids).toBeUndefined()
})
