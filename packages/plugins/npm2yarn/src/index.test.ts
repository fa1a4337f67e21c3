import type { Code } from 'mdast'
import { expect, test } from 'vitest'
import npm2yarn from './index.ts'
import { managerTabs } from './manager-tabs.ts'

const node: Code = { type: 'code', lang: 'bash', meta: 'title="npm2yarn" npm2yarn {1}', value: 'npm ci\nls' }
const fence = { language: 'bash', meta: node.meta ?? '', code: node.value, line: 2, node }

test('a block becomes one for each package manager, with all else that was written behind its language', () => {
  const { name, attributes, children } = managerTabs(fence)
  expect({ name, attributes }).toEqual({ name: 'Tabs', attributes: [] })
  expect(children.flatMap((item): readonly unknown[] => ('children' in item ? item.children : []))).toEqual([
    { ...node, meta: 'title="npm2yarn" {1}', value: 'npm ci\nls' },
    { ...node, meta: 'title="npm2yarn" {1}', value: 'yarn install --immutable\nls' },
    { ...node, meta: 'title="npm2yarn" {1}', value: 'pnpm i --frozen-lockfile\nls' },
    { ...node, meta: 'title="npm2yarn" {1}', value: 'bun install --frozen-lockfile\nls' },
  ])
})

test('tabs that are in sync have the same group', () => {
  expect(managerTabs(fence, 'npm2yarn').attributes).toEqual([
    { type: 'mdxJsxAttribute', name: 'groupId', value: 'npm2yarn' },
  ])
})

test('an option that there is none of is told', () => {
  const context = { siteDir: '/site', workDir: '/site/.work', version: '0.1.0' }
  expect(() => npm2yarn(context, JSON.parse('{"converters":["pnpm"]}'))).toThrow(
    'Unexpected option "converters", expected "sync"',
  )
  expect(() => npm2yarn(context, JSON.parse('{"sync":"yes"}'))).toThrow('Unexpected "yes" for option "sync"')
})
