import type { Code } from 'mdast'
import { expect, test } from 'vitest'
import npm2yarn from './index.ts'
import { managerTabs } from './manager-tabs.ts'

const node: Code = { type: 'code', lang: 'bash', meta: 'title="npm2yarn" npm2yarn {1}', value: 'npm ci\nls' }
const fence = { language: 'bash', meta: node.meta ?? '', code: node.value, line: 2, node }

test('a block becomes one for each package manager, with all else that was written behind its language', () => {
  const { name, attributes, children } = managerTabs(fence, ['yarn', 'pnpm', 'bun'])
  expect({ name, attributes }).toEqual({ name: 'Tabs', attributes: [] })
  expect(children.flatMap((item): readonly unknown[] => ('children' in item ? item.children : []))).toEqual([
    { ...node, meta: 'title="npm2yarn" {1}', value: 'npm ci\nls' },
    { ...node, meta: 'title="npm2yarn" {1}', value: 'yarn install --immutable\nls' },
    { ...node, meta: 'title="npm2yarn" {1}', value: 'pnpm i --frozen-lockfile\nls' },
    { ...node, meta: 'title="npm2yarn" {1}', value: 'bun install --frozen-lockfile\nls' },
  ])
})

test('a site says which tabs there are behind that of npm, also with commands of its own', () => {
  const { children } = managerTabs(fence, ['pnpm', ['deno', (npm) => npm.replace('npm', 'deno')]])
  const shown = children.flatMap((item) => (item.type === 'mdxJsxFlowElement' ? [item] : []))
  expect(
    shown.map(({ attributes, children: [block] }) => [
      attributes.map((attribute) => ('value' in attribute ? attribute.value : '')),
      block && 'value' in block ? block.value : '',
    ]),
  ).toEqual([
    [['npm', 'npm'], 'npm ci\nls'],
    [['pnpm', 'pnpm'], 'pnpm i --frozen-lockfile\nls'],
    [['deno', 'deno'], 'deno ci\nls'],
  ])
})

test('tabs that are in sync have the same group', () => {
  expect(managerTabs(fence, [], 'npm2yarn').attributes).toEqual([
    { type: 'mdxJsxAttribute', name: 'groupId', value: 'npm2yarn' },
  ])
})

test('an option that there is none of is told', () => {
  const context = { siteDir: '/site', workDir: '/site/.work', version: '0.1.0' }
  expect(() => npm2yarn(context, JSON.parse('{"managers":["pnpm"]}'))).toThrow(
    'Unexpected option "managers", expected "sync" or "converters"',
  )
  expect(() => npm2yarn(context, JSON.parse('{"converters":["yran"]}'))).toThrow(
    'Unexpected ["yran"] for option "converters", expected a list of yarn, pnpm, bun and [name, function]',
  )
  expect(() => npm2yarn(context, JSON.parse('{"sync":"yes"}'))).toThrow('Unexpected "yes" for option "sync"')
})
