import type { Nodes } from 'mdast'
import { describe, expect, test } from 'vitest'
import { timesLonger } from '../../../test/times-longer.ts'
import { fencedBlocks, fenceReader } from './fences.ts'
import { parseWith } from '../../3-pages/compile/markdown/parse-markdown.ts'

const kinds = (lines: readonly string[], format: 'md' | 'mdx' = 'md') => {
  const read = fenceReader(format)
  return lines.map((line) => read(line).kind).join(' ')
}

describe('lines of a text', () => {
  test.each([
    ['the shortest fence', ['```js', '', 'a', '```', 'b'], 'open code code close text'],
    ['tildes', ['~~~', '```', '~~~~ ', 'a'], 'open code close text'],
    ['a longer fence', ['`````', '```', '`````'], 'open code close'],
    ['backticks in the info string', ['```a`', 'b'], 'text text'],
    ['backticks in that of tildes', ['~~~ a`', 'b'], 'open code'],
    ['an info string where it should close', ['```', '```js', '```'], 'open code close'],
    ['three spaces', ['   ```', 'a', '  ```', 'b'], 'open code close text'],
    ['four spaces before the end', ['```', '    ```', '```'], 'open code close'],
    ['carriage returns', ['- ```js\r', '\r', '  ```\r', '\r'], 'open code close text'],
    ['a quote', ['> ```', '> a', '>', '> ```', '> b'], 'open code code close text'],
    ['a quote that ends', ['> ```', '> a', 'b'], 'open code text'],
    ['a list item', ['- ```', '  a', '', '  ```', '  b'], 'open code code close text'],
    ['a list item that ends', ['1. ```', '   a', '', '2. b'], 'open code code text'],
    ['a later line of a list item', ['- a', '', '      b', '', '  ```', 'c'], 'text text text text open text'],
    ['a list within a quote within a list', ['* > 1) ```', '  >    a', '  >    ```', 'b'], 'open code close text'],
    ['a tab', ['-\t```', '\ta', '\t```', 'b'], 'open code close text'],
    ['a number within a paragraph', ['in', '2020. ```', 'b'], 'text text text'],
    ['a line of a paragraph that leaves out the indentation', ['10. a', 'b', '    ```', 'c'], 'text text open text'],
  ])('with %s', (_, lines, expected) => {
    expect(kinds(lines)).toBe(expected)
  })

  test('with four spaces are code in Markdown only', () => {
    const lines = ['    ```', '    a', '      ```', 'b']
    expect([kinds(lines), kinds(lines, 'mdx')]).toEqual(['text text text text', 'open code close text'])
  })

  test.each([
    ['its marks alone', ['```mdx-code-block', '<A/>', '```'], 'unwrapped text unwrapped'],
    ['code of its own', ['~~~mdx-code-block', '~~~js', '~~~', '~~~'], 'unwrapped open close unwrapped'],
    ['a list item', ['- ```mdx-code-block', '  a', '  ```'], 'unwrapped text unwrapped'],
  ])('of a block of MDX are text: with %s', (_, lines, expected) => {
    expect(kinds(lines, 'mdx')).toBe(expected)
  })

  test('tell where marks begin and what follows them', () => {
    expect(fenceReader('md')('> - ```js title="a"')).toEqual({ kind: 'open', marksAt: 4, info: 'js title="a"' })
  })
})

test('blocks reach from the opening line to the last one', () => {
  const text = 'a\n> ```\n> b\n\n```\nc\n```\nd\n~~~\ne\n'
  expect(fencedBlocks(text, 'md').map(({ start, end }) => text.slice(start, end))).toEqual([
    '> ```\n> b',
    '```\nc\n```',
    '~~~\ne\n',
  ])
})

const beginnings = ['', '', '> ', '- ', '  ', '   ', '1. ', '    ', '- - ', '> - ', '- > ', '\t']
const rests = ['a', '```', '```', '```js', '````', '~~~ x', '```a`', '# h']

test('fences begin where the parser finds them', () => {
  for (let seed = 1; seed <= 1000; seed++) {
    let state = seed * 7919
    const pick = (words: readonly string[]) => {
      state = (state * 48271) % 2147483647
      return words[state % words.length] ?? ''
    }
    const lines = Array.from({ length: 2 + (seed % 7) }, () =>
      pick(['', 'a', 'a', 'a']) === '' ? '' : pick(beginnings) + pick(rests),
    )
    const read = fenceReader('md')
    const found = lines.flatMap((line, index) => (read(line).kind === 'open' ? [index + 1] : []))
    expect(found, JSON.stringify(lines)).toEqual(fencesOf(parseWith(lines.join('\n'), new Set()), lines))
  }
})

function fencesOf(node: Nodes, lines: readonly string[]): number[] {
  if ('children' in node) return node.children.flatMap((child) => fencesOf(child, lines))
  const { line, column } = { ...node.position?.start }
  if (node.type !== 'code' || line === undefined || column === undefined) return []
  return /^[`~]/.test(lines[line - 1]?.slice(column - 1) ?? '') ? [line] : []
}

test('twice as many lists in each other, a text four times as long, take less than ten times as long', async () => {
  const lists = (count: number) => {
    const lines = Array.from({ length: count }, (_, index) => `${'  '.repeat(index)}- a`)
    return () => void kinds(lines)
  }
  expect(await timesLonger(lists(2000), lists(4000))).toBeLessThan(10)
})
