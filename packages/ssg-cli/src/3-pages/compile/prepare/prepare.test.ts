import { describe, expect, test } from 'vitest'
import { timesLonger } from '../../../../test/times-longer.ts'
import { prepare } from './prepare.ts'

const prepared = (text: string) => prepare({ text, bodyOffset: 0, format: 'mdx', directives: new Set(['note']) })

describe('HTML comments become those of MDX', () => {
  test.each([
    ['one in text', 'a <!-- b --> c', 'a {/*  b */} c'],
    ['one in code stays', '`<!-- b -->` <!-- c -->', '`<!-- b -->` {/*  c */}'],
    ['one that begins and ends code', '<!-- ` --> a <!-- ` --> `<!--`', '{/*    */} a {/*    */} `<!--`'],
    ['one with a fence', '<!--\n```\n-->\n<!-- a -->', '{/* \n   \n*/}\n{/*  a */}'],
    ['one with code and a fence', '<!-- `a`\n~~~\n--><!-- b -->', '{/*   a \n   \n*/}{/*  b */}'],
    [
      'one with a fence in a list',
      '- <!--\n  ```\n  --> a\n  ```\n  <!-- b -->',
      '- {/* \n     \n  */} a\n  ```\n  <!-- b -->',
    ],
    ['one over paragraphs', '> <!-- a\n>\n> ~~~ --> `<!--` <!-- b -->', '> {/*  a\n>\n>     */} `<!--` {/*  b */}'],
    ['one that nothing closes stays', '<!-- a --> <!-- b', '{/*  a */} <!-- b'],
  ])('%s', (_, text, expected) => {
    expect(prepared(text).text).toBe(expected)
  })
})

test('ids of headings are known by their lines', () => {
  const { text, marks } = prepared('# A {#a}\n\n`# B {#b}`\n\n## C {#c}\n')
  expect(text).toBe('# A     \n\n`# B {#b}`\n\n## C     \n')
  expect(marks).toEqual(
    new Map([
      [1, 'a'],
      [5, 'c'],
    ]),
  )
})

test('an id of a heading that is not finished is text', () => {
  const text = prepared('## A {#a]\n\n## `B {#b` {#c\n\n### D {#d}\n\n{#e\n').text
  expect(text).toBe('## A \\{#a]\n\n## `B {#b` {#c\n\n### D     \n\n{#e\n')
})

describe('a text four times as long takes less than ten times as long', () => {
  test.each([
    ['comments', '<!-- a -->\n\n'],
    ['comments with code', '<!-- `a` --> b '],
    ['comments with the beginning of code', '"<!-- ` -->"'],
    ['comments with a line of a fence', '<!--\n```js\n-->\n'],
    ['comments with a line of a fence, in a list', '- <!--\n  ~~~\n  -->\n\n'],
    ['ids of headings', '## A {#a}\n\n'],
    ['code in one paragraph', '<!-- a --> `a` '],
  ])('%s', async (_, part) => {
    const times = (count: number) => () => void prepared(part.repeat(count))
    expect(await timesLonger(times(10_000), times(40_000))).toBeLessThan(10)
  })
})
