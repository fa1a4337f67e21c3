import { expect, test } from 'vitest'
import { createCompiler } from '../compiler.ts'
import { compileText, testOptions } from '../test-doc.ts'
import type { CompileInput } from '../../../model/compile.ts'
import { highlightedBlocksOf } from './highlighted-blocks.ts'

const input = (text: string): CompileInput => ({
  head: { source: 'doc.md', format: 'md' },
  text,
  bodyOffset: 0,
  files: {},
  resolved: {},
  partialHeads: {},
})

const blocks = [
  '```js\nconst html = `<b class="x">&amp;</b>`\n\nexport { html }\n```',
  '```python {2}\nif a < b and b > c:\n    print("&lt;")\n```',
  '```js showLineNumbers\n/* over\n   lines */\n```',
  '```js\n// highlight-next-line\nlet a\nlet b // [!code ++]\n```',
  '```text\nplain <text> & more\n```',
  '```js\n\n```',
]

test.each(blocks)('the code of a compiled doc is found with its lines: %j', async (block) => {
  const { value } = await compileText(`${block}\n`)
  const [, language = '', first = ''] = /^```(\S+).*\n([^]*?)\n?```$/.exec(block) ?? []
  const code = first.replace(/^\/\/ highlight-next-line\n/, '').replace(' // [!code ++]', '')
  expect(highlightedBlocksOf(value).find(code, language === 'js' ? 'javascript' : language)).toBeDefined()
})

test('a doc is compiled to the same with and without what was highlighted before', async () => {
  const { value: before } = await compileText(`${blocks.join('\n\n')}\n`)
  const edited = `# New\n\n${blocks.join('\n\nMore words.\n\n')}\n\n\`\`\`js\nlet added = 1\n\`\`\`\n`
  const clean = await createCompiler(testOptions).compileDoc(input(edited))
  const reused = await createCompiler(testOptions).compileDoc(input(edited), highlightedBlocksOf(before))
  expect(reused).toEqual(clean)
})

test('code that was not highlighted before is not found, nor is it in another language', async () => {
  const highlightedBlocks = highlightedBlocksOf((await compileText('```js\nlet a\n```\n')).value)
  expect([highlightedBlocks.find('let b', 'javascript'), highlightedBlocks.find('let a', 'typescript')]).toEqual([
    undefined,
    undefined,
  ])
})
