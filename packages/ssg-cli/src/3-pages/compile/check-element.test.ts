import { expect, test } from 'vitest'
import { compileText } from './test-doc.ts'

test.each([
  ['<button onclick="a()">b</button>', ['1:9-16 onclick']],
  ['<button onClick="a()">b</button>', ['1:9-16 onClick']],
  ['{[1].map(() => <i onfocus="a()" />)}', ['1:19-26 onfocus']],
  ['<i once="a" only="b" online="c" /> <x-a onclick="b" />', []],
  ['export const B = () => 1\n\n<B onclick="c" onsale="d" />', []],
])('code in attributes of MDX, which no browser gets, is told: %s', async (text, expected) => {
  const { diagnostics } = await compileText(text, 'mdx')
  const blocked = diagnostics.filter(({ code }) => code === 'blocked-by-policy')
  expect(
    blocked.map(({ line, column, endColumn, message }) => `${line}:${column}-${endColumn} ${message.split('"')[1]}`),
  ).toEqual(expected)
})

test.each<[string, 'md' | 'mdx', string[]]>([
  ['<detials>\n<summary>A</summary>\n\nB\n\n</detials>', 'md', ['1:2-9 unknown-element detials → details']],
  ['<details>\n<sumary>A</sumary>\nB\n</details>', 'mdx', ['2:2-8 unknown-element sumary → summary']],
  ['A <stong>b</stong>', 'md', ['1:4-9 unknown-element stong → strong']],
  ['{[1].map((n) => <spna key={n} />)}', 'mdx', ['1:18-22 unknown-element spna → span']],
  ['<a herf="/b">c</a>', 'md', ['1:4-8 mistyped-key herf → href']],
  ['<a herf="https://example.com">c</a>', 'mdx', ['1:4-8 mistyped-key herf → href']],
  ['Text <img\n  scr="a.png" alt="">', 'md', ['2:3-6 mistyped-key scr → src']],
  ['<div classname="a" />', 'mdx', ['1:6-15 mistyped-key classname → className']],
  ['<div className="a"></div>', 'md', []],
  ['<div clas="a" />', 'mdx', ['1:6-10 mistyped-key clas → className']],
  ['<p algin="center">a</p>', 'md', ['1:4-9 mistyped-key algin → align']],
  ['<my-elment detials herf="a"></my-elment>', 'md', []],
  ['<div data-herf="a" aria-labl="b" onclik="c" @click="d" v-els foo="e">f</div>', 'md', []],
  ['<version> <name> <div foo bar>a</div>', 'md', []],
  ['Down to <root>', 'md', []],
  ['`<detials>` and\n\n```html\n<a herf="b">\n```', 'md', []],
  ['<svg viewBox="0 0 1 1" fillRule="evenodd"><path strokeWidth="2" d="M0 0" /></svg>', 'mdx', []],
  ['<input defaultValue="a" readOnly /> <label htmlFor="b" tabIndex={0} style={{}}>c</label>', 'mdx', []],
])('names in %j of %s are told when they are nearly known', async (text, format, expected) => {
  const { diagnostics } = await compileText(text, format)
  const told = diagnostics.map(({ line, column, endColumn, code, message, suggestion }) => {
    const [, name] = /"(.*?)"/.exec(message) ?? []
    return `${line}:${column}-${endColumn} ${code} ${name} → ${suggestion}`
  })
  expect(told).toEqual(expected)
})
