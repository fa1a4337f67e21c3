import { expect, test } from 'vitest'
import { codeKey, codeSpecifier } from '../../../text/markdown/mdx-code.ts'
import { compileText } from '../test-doc.ts'
import { resolvedKey } from '../types.ts'

const source = 'doc.mdx'
const inModule = { resolved: { [resolvedKey(source, codeSpecifier)]: codeKey(source) } }
const counter = `import { useState } from 'react'

export const step = 2

export const Counter = () => {
  const [count, add] = useState(0)
  return <button onClick={() => add(count + step)}>{count}</button>
}
`

const taken = async (text: string, more: object = inModule) => {
  const { value, diagnostics } = await compileText(text, 'mdx', more)
  const names = value.main.imports.filter(({ specifier }) => specifier === codeKey(source)).map(({ local }) => local)
  return { names, codes: diagnostics.map(({ code }) => code) }
}

test.each<[what: string, text: string, names: readonly string[]]>([
  ['a function', `${counter}\n<Counter />`, ['Counter']],
  ['a declaration', 'export function A() { return <b onClick={() => 1} /> }\n\n<A />', ['A']],
  ['a class', 'export class A extends Object {}\n\n<A />', ['A']],
  ['what a call gives', "import { memo } from 'react'\n\nexport const A = memo(() => <b />)\n\n<A />", ['A']],
  ['one of several in a statement', 'export const a = 1, A = () => <b />\n\n<A />{a}', ['A']],
])('a page takes %s from the module of its code', async (_, text, names) => {
  expect(await taken(text)).toEqual({ names, codes: [] })
})

test.each<[what: string, text: string]>([
  ['what is no component', 'export const Step = 2\n\n{Step}'],
  ['a component that shows front matter', 'export const A = () => <b>{frontMatter.title}</b>\n\n<A />'],
  ['a component that shows one of every page', 'export const A = () => <Tabs />\n\n<A />'],
])('it keeps %s', async (_, text) => {
  expect((await taken(text)).names).toEqual([])
})

test('without such a module what never runs is told', async () => {
  expect(await taken(`${counter}\n<Counter />`, {})).toEqual({ names: [], codes: ['missing-use-client'] })
})
