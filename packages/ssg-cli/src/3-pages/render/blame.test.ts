import type { RootContent } from 'hast'
import { expect, test } from 'vitest'
import type { CompiledDoc, CompiledModule } from '../../model/compiled.ts'
import { blame } from './blame.ts'

const positionOf = (line: number, endLine = line) => ({ line, column: 1, endLine, endColumn: 9 })

function jsx(name: string, line: number, children: RootContent[] = [], endLine = line): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: children as never,
    data: { span: positionOf(line, endLine) },
  }
}

const expression = (line: number): RootContent => ({
  type: 'mdxFlowExpression',
  value: '',
  data: { expression: 0, span: positionOf(line) },
})
const paragraph = (children: RootContent[]): RootContent => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: children as never,
})
const module = (source: string, children: RootContent[], imports: CompiledModule['imports'] = []): CompiledModule => ({
  source,
  tree: { type: 'root', children },
  imports,
})
const noFacts = { links: [], headings: [], components: [], modules: [], languages: [] }
const doc = (main: CompiledModule, partials: CompiledDoc['partials'] = {}): CompiledDoc => ({
  main,
  partials,
  facts: noFacts,
  sections: [],
})

/** Guilty are the pieces that hold something at one of these lines. */
const holds = (line: number) => (part: CompiledDoc) => JSON.stringify(part.main.tree).includes(`"line":${line},`)

test('the innermost piece is to blame', () => {
  const inner = jsx('Link', 3)
  const tree = module('docs/a.mdx', [
    paragraph([expression(1)]),
    jsx('Tabs', 2, [paragraph([inner]), expression(4)], 5),
  ])
  expect(blame(doc(tree), holds(3))).toEqual({ file: 'docs/a.mdx', position: positionOf(3), around: positionOf(3) })
})

test('a piece of many lines is shown by its opening tag', () => {
  expect(blame(doc(module('docs/a.mdx', [jsx('Tabs', 2, [], 5)])), holds(2))).toEqual({
    file: 'docs/a.mdx',
    position: { line: 2, column: 1, endLine: 2, endColumn: 6 },
    around: positionOf(2, 5),
  })
})

test('a partial is to blame where it is wrong, not where it is shown', () => {
  const partial = module('docs/_note.mdx', [expression(7)])
  const main = module(
    'docs/a.mdx',
    [jsx('Note', 2)],
    [{ local: 'Note', imported: 'default', specifier: 'docs/_note.mdx' }],
  )
  const found = blame(doc(main, { 'docs/_note.mdx': partial }), (part) => holds(2)(part) || holds(7)(part))
  expect(found?.file).toBe('docs/_note.mdx')
  expect(found?.position.line).toBe(7)
})

test('where no piece is guilty alone, nothing is to blame', () => {
  expect(blame(doc(module('docs/a.mdx', [expression(1), jsx('A', 2)])), () => false)).toBeUndefined()
})
