import { describe, expect, test } from 'vitest'
import { compileText } from './test-doc.ts'

const deepIn = async (text: string, format: 'md' | 'mdx') => {
  const { diagnostics } = await compileText(text, format)
  return diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)
}

describe('a page that nests too deep is told where it does', () => {
  test.each([
    ['quotes', 'md', '> '.repeat(2000), 'page-too-deep 1:513'],
    ['quotes and lists', 'md', `${'> - '.repeat(1000)}a`, 'page-too-deep 1:343'],
    ['emphasis', 'md', `${'*'.repeat(2000)}a${'*'.repeat(2000)}`, 'page-too-deep 1:511'],
    ['HTML', 'md', `${'<div>\n\n'.repeat(300)}${'</div>\n\n'.repeat(300)}`, 'page-too-deep 513:1'],
    ['more HTML than a parser of it takes', 'md', '<div>\n\n'.repeat(9000), 'page-too-deep 513:1'],
    ['JSX', 'mdx', `${'<div>\n'.repeat(2000)}${'</div>\n'.repeat(2000)}`, 'page-too-deep 257:1'],
    ['JSX in an expression', 'mdx', `a\n\n{\n${'<i>\n'.repeat(300)}${'</i>\n'.repeat(300)}}`, 'page-too-deep 260:1'],
    ['fragments', 'mdx', `a {${'<>'.repeat(300)}${'</>'.repeat(300)}}`, 'page-too-deep 1:516'],
    ['JSX in braces of JSX', 'mdx', `{${'<b>{'.repeat(300)}1${'}</b>'.repeat(300)}}`, 'page-too-deep 1:1026'],
    ['JSX in an attribute', 'mdx', `<p a={${'<b>'.repeat(300)}${'</b>'.repeat(300)}} />`, 'page-too-deep 1:775'],
    ['JSX in a spread', 'mdx', `<p {...{ a: ${'<b>'.repeat(300)}${'</b>'.repeat(300)} }} />`, 'page-too-deep 1:781'],
    [
      'JSX in an export',
      'mdx',
      `export const A = () => ${'<b>'.repeat(300)}${'</b>'.repeat(300)}`,
      'page-too-deep 1:792',
    ],
    ['pictures', 'md', `a\n\n${'!['.repeat(300)}a${'](b)'.repeat(300)}`, 'page-too-deep 3:513'],
    ['pictures by reference', 'mdx', `${'!['.repeat(300)}a${'][b]'.repeat(300)}\n\n[b]: c`, 'page-too-deep 1:513'],
  ] as const)('%s', async (_, format, text, expected) => {
    expect(await deepIn(text, format)).toEqual([expected])
  })
})

test('an expression that nests too deep is told in its line', async () => {
  expect(await deepIn(`a\n\n{${'['.repeat(5000)}${']'.repeat(5000)}}`, 'mdx')).toEqual([
    expect.stringMatching(/^page-too-deep 3:/),
  ])
})

test('as deep as a page may be it is compiled', async () => {
  expect(await deepIn(`${'> '.repeat(254)}a`, 'md')).toEqual([])
  expect(await deepIn(`${'<b>'.repeat(254)}a${'</b>'.repeat(254)}`, 'md')).toEqual([])
  expect(await deepIn(`{${'<b>'.repeat(256)}${'</b>'.repeat(256)}}`, 'mdx')).toEqual([])
  expect(await deepIn(`{[${'<b />, '.repeat(300)}]}`, 'mdx')).toEqual([])
  expect(await deepIn(`${'!['.repeat(256)}a${'](https://a.b)'.repeat(256)}`, 'md')).toEqual([])
})
