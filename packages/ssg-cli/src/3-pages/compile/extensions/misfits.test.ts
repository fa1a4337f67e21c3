import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { expect, test } from 'vitest'
import { runWithin } from '../../../io/threads/run-within.ts'
import type { Plugin } from '../../../plugin.ts'
import { createCompiler } from '../compiler.ts'
import { markup, testOptions } from '../test-doc.ts'

/** Plugins in plain JavaScript may leave anything. */
const anything = (value: unknown) => value as never

async function compiled(text: string, plugin: Omit<Plugin, 'name'>) {
  const compiler = createCompiler(testOptions, { plugins: [{ name: 'odd', ...plugin }], siteDir: '/site', runWithin })
  const head = { source: 'docs/a.md', format: 'md' as const, frontMatter: {} }
  const input = { head, text, bodyOffset: 0, files: {}, resolved: {}, partialHeads: {} }
  const { value, diagnostics } = await compiler.compileDoc(input)
  return { html: markup(value.main.tree).trim(), told: diagnostics.map(({ message }) => message) }
}

const pushed = (node: unknown) => [() => (tree: Root | HastRoot) => void tree.children.push(anything(node))]

test.each<[string, Omit<Plugin, 'name'>, string]>([
  ['null in a tree', { remark: pushed(null) }, 'remark: it left null among the children of "root"'],
  ['text in place of a node', { remark: pushed('b') }, 'remark: it left "b" among the children of "root"'],
  [
    'an element without a name',
    { rehype: pushed({ type: 'element' }) },
    'rehype: it left an element without tagName among the children of "root"',
  ],
  [
    'children that are no list',
    { remark: pushed({ type: 'paragraph', children: 'b' }) },
    'remark: it left "b" as the children of "paragraph"',
  ],
  [
    'a tree whose list was taken away',
    { rehype: [() => (tree: HastRoot) => void Object.assign(tree, { children: undefined })] },
    'rehype: it left undefined as the children of "root"',
  ],
  [
    'a tree that lacks it',
    { remark: [() => () => anything({ type: 'root' })] },
    'remark: it left undefined as the children of "root"',
  ],
  [
    'a tree that is made an element',
    { remark: [() => (tree: Root) => void Object.assign(tree, { type: 'paragraph' })] },
    'remark: it left "paragraph" as the type of "root"',
  ],
  [
    'a node in place of the tree',
    { remark: [() => () => anything({ type: 'strange' })] },
    'remark: it left "strange" as the whole tree',
  ],
])('%s is told, and the rest of the page stays', async (_, plugin, words) => {
  const { html, told } = await compiled('a', plugin)
  expect(html).toMatch(/^<p>a<\/p>/)
  expect(told).toEqual([`Plugin "odd" failed in ${words}, expected nodes: objects with a type`])
})

test.each([5, 'b', [null]])('a rule that gives %j in place of nodes is told', async (value) => {
  const { told } = await compiled('a\n\n::note', { directives: { note: () => anything(value) } })
  expect(told).toEqual([expect.stringContaining('Plugin "odd" failed in directives.note: it left ')])
})

test('numbers and nothing are text where text stands', async () => {
  const remark = [...pushed({ type: 'code', value: 5 }), ...pushed({ type: 'html' })]
  expect(await compiled('a', { remark })).toMatchObject({ html: expect.stringContaining('5'), told: [] })
})

test('a handler that throws is told, and the page shows what it is without plugins', async () => {
  const handlers = {
    paragraph: () => {
      throw new Error('no key')
    },
  }
  expect(await compiled('a', { remarkRehype: { handlers } })).toEqual({
    html: '<p>a</p>',
    told: ['Plugin "odd" failed in what it makes of this page: no key'],
  })
})
