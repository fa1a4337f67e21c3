import { expect, test } from 'vitest'
import { compileText } from './test-doc.ts'
import { resolvedKey } from './types.ts'

const htmlOf = async (text: string) => {
  const { value, diagnostics } = await compileText(text, 'mdx')
  const tree = JSON.stringify(value.main.tree)
  return {
    diagnostics,
    blocks: [...tree.matchAll(/"tagName":"CodeBlock","properties":(\{.*?\}),"children"/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    ),
  }
}

test.each([
  ['a template', '<CodeBlock language="js">\n{`let a\nlet b`}\n</CodeBlock>', 2],
  ['a string', '<CodeBlock language="js">{"let a"}</CodeBlock>', 1],
  ['the name of a string', 'export const code = \'let a\'\n\n<CodeBlock language="js">{code}</CodeBlock>', 1],
  ['text', '<CodeBlock className="language-js">let a</CodeBlock>', 1],
])('a component with %s is a code block like any other', async (_, text, lines) => {
  const { blocks, diagnostics } = await htmlOf(text)
  expect(diagnostics).toEqual([])
  expect(blocks).toMatchObject([{ language: 'javascript', lines }])
  expect(blocks[0].html).toContain('<span class="sk-')
})

test('a component with an imported file is a code block like any other', async () => {
  const { value, diagnostics } = await compileText(
    'import code from \'!!raw-loader!./x.js\'\n\n<CodeBlock language="js">{code}</CodeBlock>',
    'mdx',
    {
      files: { 'x.js': { text: 'let a\nlet b\n' } },
      resolved: { [resolvedKey('doc.mdx', '!!raw-loader!./x.js')]: 'raw:x.js' },
    },
  )
  expect(diagnostics).toEqual([])
  const [block] = value.main.tree.children
  expect(block).toMatchObject({ tagName: 'CodeBlock', properties: { language: 'javascript', lines: 2 } })
})

test('title and line numbers come along', async () => {
  const { blocks } = await htmlOf('<CodeBlock language="js" title="a.js" showLineNumbers>\n{`let a`}\n</CodeBlock>')
  expect(blocks).toMatchObject([{ title: 'a.js', lineNumbers: 1 }])
})

test.each([
  ['showLineNumbers={true}', { lineNumbers: 1 }],
  ['showLineNumbers={10}', { lineNumbers: 10 }],
  ["title={'a.js'}", { title: 'a.js' }],
  ['title={name}', { title: 'b.js' }],
  ['title=\'say "a"\'', { title: 'say "a"' }],
  ['metastring=\'title="m.js" showLineNumbers=5\'', { title: 'm.js', lineNumbers: 5 }],
  ["metastring='showLineNumbers {1}' showLineNumbers={3}", { lineNumbers: 3 }],
])('%s is known before the page is rendered', async (written, known) => {
  const { blocks } = await htmlOf(
    `export const name = 'b.js'\n\n<CodeBlock className="language-js" ${written}>{'let a'}</CodeBlock>`,
  )
  expect(blocks).toMatchObject([{ language: 'javascript', ...known }])
})

test.each(['showLineNumbers={false}', 'showLineNumbers={false} metastring="showLineNumbers"'])(
  'lines have no numbers with %s',
  async (written) => {
    const { blocks } = await htmlOf(`<CodeBlock language="js" ${written}>{'let a'}</CodeBlock>`)
    expect(blocks).toHaveLength(1)
    expect(blocks[0]).not.toHaveProperty('lineNumbers')
  },
)

test('elements in a component of several lines stand in no paragraph', async () => {
  const { value } = await compileText('<CodeBlock>\n<b>In:</b> 1\n\n<b>Out:</b> 2\n</CodeBlock>', 'mdx')
  const [block] = value.main.tree.children
  expect(block).toMatchObject({
    name: 'CodeBlock',
    children: [{ name: 'b' }, { type: 'text', value: ' 1\n\n' }, { name: 'b' }, { type: 'text', value: ' 2' }],
  })
})

test('a title with quotes of both kinds keeps them: the component shows it', async () => {
  const { value } = await compileText(`<CodeBlock title={"it's \\"a\\""}>text</CodeBlock>`, 'mdx')
  expect(JSON.stringify(value.main.tree)).toContain('"name":"CodeBlock"')
})

test("an author's own component of that name is left alone", async () => {
  const { value } = await compileText("export const CodeBlock = () => 'mine'\n\n<CodeBlock>text</CodeBlock>", 'mdx')
  expect(JSON.stringify(value.main.tree)).not.toContain('"tagName":"CodeBlock"')
})

test('a component whose code is known only when it is rendered stays one', async () => {
  const { value } = await compileText(
    "import CodeBlock from '@theme/CodeBlock'\n\nexport const code = ['a'].join()\n\n<CodeBlock>{code}</CodeBlock>",
    'mdx',
  )
  expect(JSON.stringify(value.main.tree)).toContain('"name":"CodeBlock"')
})
