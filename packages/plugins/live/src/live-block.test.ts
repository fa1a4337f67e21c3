import type { Code } from 'mdast'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import type { PluginFile } from 'docs-build'
import { liveBlock } from './live-block.ts'

function fenceOf(lang: string, meta: string) {
  const node: Code = { type: 'code', lang, meta, value: '<b>1</b>' }
  return { language: lang, meta, code: node.value, line: 2, node }
}

function fileOf(): PluginFile {
  return Object.assign(new VFile(), { data: { frontMatter: {}, dependencies: [] } })
}

test('a block keeps its code and title, without what an editor has no use for', () => {
  const made = liveBlock(fenceOf('jsx', 'live title="live {1}" {1,3} showLineNumbers'), fileOf())
  expect(made?.data).toEqual({ hName: 'live-code', hProperties: { className: ['live-code'], dataNeedsScript: '' } })
  expect(made?.children).toEqual([{ type: 'code', lang: 'jsx', meta: 'title="live {1}"', value: '<b>1</b>' }])
})

test('with noInline the code itself says what is shown', () => {
  const made = liveBlock(fenceOf('tsx', 'live noInline'), fileOf())
  expect(made?.data?.hProperties).toEqual({ className: ['live-code'], dataNeedsScript: '', dataCalls: 'render' })
})

test('a language that does not run in a browser is told, and shown as code', () => {
  const file = fileOf()
  expect(liveBlock(fenceOf('python', 'live'), file)).toBeUndefined()
  expect(file.messages.map(({ reason, ruleId }) => [reason, ruleId])).toEqual([
    ['Unexpected language "python" of a live block, expected jsx, tsx, js or ts', 'language'],
  ])
})
