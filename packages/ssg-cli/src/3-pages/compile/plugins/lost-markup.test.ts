import { expect, test } from 'vitest'
import { timesLonger } from '../../../../test/times-longer.ts'
import { compileText } from '../test-doc.ts'

async function told(text: string, format: 'md' | 'mdx' = 'md'): Promise<readonly string[]> {
  const { diagnostics } = await compileText(text, format)
  return diagnostics
    .filter(({ code }) => code === 'lost-markup')
    .map(({ line, column, endColumn, hint }) => `${line}:${column}-${endColumn} ${hint}`)
}

test.each<[string, string, string[]]>([
  ['a heading without a space', '#No space', ['1:1-2 Write "# No space", or "\\#" for the marks themselves.']],
  [
    'one below a line and in a quote',
    'A\n##Next\n\n> ###Third',
    [
      '2:1-3 Write "## Next", or "\\##" for the marks themselves.',
      '4:3-6 Write "### Third", or "\\###" for the marks themselves.',
    ],
  ],
  ['a link with a space before its target', 'See [the b] (./b.md), *c*', ['1:12-13 Write "[the b](./b.md)".']],
  ['one to a file beside it', 'See\n*the* [b]  (b.mdx#c)', ['2:10-12 Write "[b](b.mdx#c)".']],
  ['a table with too few dashes', '| a | b | c |\n|---|:-:|\n| 1 | 2 | 3 |', ['2:1-10 Write "| --- | --- | --- |".']],
  ['one with too many in a quote', '> a | `b`\n> -|-|-\n> 1 | 2', ['2:3-8 Write "| --- | --- |".']],
  ['an id with a space', '## B {#x y}', ['1:8-11 Write {#x-y}.']],
])('%s is told', async (_, text, expected) => {
  expect(await told(text)).toEqual(expected)
  expect(await told(text, 'mdx')).toEqual(expected)
})

test.each([
  '#beta #docs',
  '#123 is mended',
  '#Beta',
  '#NoSpace is a tag\nand more',
  '\\##No heading',
  '`##a`',
  '```\n##a\n```',
  '###',
  '## a',
  'a [b] (as in c)',
  'a\\[b] (./c.md)',
  'a[b] (./c.md)',
  '[b] (https://example.com)\n\n[b]: ./c.md',
  '- [ ] (./a.md)',
  'a | b\n--',
  '| a | b |\n|---|---|\n| 1 |',
  'a\n\n--|--',
  '## B {#x-y}',
])('%j is not', async (text) => {
  expect(await told(text)).toEqual([])
})

test.each([
  ['letters in an open bracket', (count: number) => `[${'a'.repeat(count)}](a] (`],
  ['spaces below a bar', (count: number) => `a | b\nc${' '.repeat(count)}x -|`],
  ['spaces in a line', (count: number) => `a | b\n\\\n${' '.repeat(count)}x|-|`],
])('four times as many %s take less than ten times as long', async (_, text) => {
  const read = (count: number) => () => compileText(text(count), 'md')
  expect(await timesLonger(read(10_000), read(40_000))).toBeLessThan(10)
})
