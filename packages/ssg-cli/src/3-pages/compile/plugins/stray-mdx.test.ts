import { expect, test } from 'vitest'
import { compileText } from '../test-doc.ts'

async function told(text: string, format: 'md' | 'mdx' = 'md'): Promise<readonly string[]> {
  const { diagnostics } = await compileText(text, format)
  return diagnostics
    .filter(({ code }) => code === 'mdx-in-markdown')
    .map(({ line, column, endColumn, message }) => `${line}:${column}-${endColumn} ${message.split(',')[0]}`)
}

test.each([
  [
    'an import',
    "# T\n\nimport Tabs from '@theme/Tabs';\n\nText",
    ['3:1-31 Unexpected "import Tabs from \'@theme/Tabs\'" in a Markdown file'],
  ],
  ['an import without a name', "import './a.css'", ['1:1-17 Unexpected "import \'./a.css\'" in a Markdown file']],
  [
    'a component, once',
    'A\n\n<Tabs>\n<TabItem value="a">x</TabItem>\n</Tabs>',
    ['3:1-6 Unexpected "<Tabs" in a Markdown file'],
  ],
  ['a component in a line', 'A <DocCardList/> here', ['1:3-15 Unexpected "<DocCardList" in a Markdown file']],
  ['a value in braces', 'Some <img width={3} src="a"/>', ['1:6-10 Unexpected "<img" in a Markdown file']],
])('%s is told', async (_, text, expected) => {
  expect(await told(text)).toEqual(expected)
})

test.each([
  ['prose', 'import duties rose, imports too'],
  ['code', "```js\nimport a from 'b'\n```\n\n`<Tabs>` and    \n\n    <Foo a={1}/>"],
  ['HTML with capitals', '<Details><Summary>A</Summary>B</Details>\n\n<BR>\n\n<TABLE></TABLE>'],
  ['a place to fill in', 'Write <Name> here'],
  ['braces in a value', '<a title="x ={y}" href="b">c</a>'],
])('%s is not', async (_, text) => {
  expect(await told(text)).toEqual([])
})

test('MDX is MDX', async () => {
  expect(await told('import a from \'./a.json\'\n\n<Tabs><TabItem value="a">b</TabItem></Tabs>', 'mdx')).toEqual([])
})
