import { expect, test } from 'vitest'
import { unclosedElements } from './unclosed-elements.ts'
import { timesLonger } from '../../../../test/times-longer.ts'
import { compileText } from '../test-doc.ts'

async function told(text: string, format: 'md' | 'mdx' = 'md'): Promise<string[]> {
  const { diagnostics } = await compileText(text, format)
  return diagnostics.map(({ code, line, column, message }) => `${line}:${column} ${code}: ${message}`)
}

function unclosed(place: string, name: string): string {
  return `${place} unclosed-element: Unexpected "<${name}>" without an end, expected "</${name}>": it takes what follows with it`
}

test.each([
  ['<div class="a">\n\nText\n\n## B', unclosed('1:1', 'div')],
  ['Text\n\n  <details>\n<summary>a</summary>\n\nb', unclosed('3:3', 'details')],
  ['<TABLE>\n<tr><td>a', unclosed('1:1', 'table')],
  ['a <b>b\n\nc', unclosed('1:3', 'b')],
  ['[a](#b) <a href="#b">c\n\nd', unclosed('1:9', 'a')],
  ['<div>\n\n<div>\n\n</div>\n\nb', unclosed('1:1', 'div')],
  ['a <button> b\n\nc', unclosed('1:3', 'button')],
  ['<div\n  class="a">\n\nb', unclosed('1:1', 'div')],
  ['<p>a\n<section>\n</p>\n\nb', unclosed('2:1', 'section')],
])('an element that takes the rest of a page with it is told: %j', async (markdown, expected) => {
  expect(await told(markdown)).toEqual([expected])
})

test.each([
  ['> <div>\n> a\n\nb', unclosed('1:3', 'div')],
  ['- <details>\n- a', unclosed('1:3', 'details')],
  [':::note\n\n<div>\n\n:::\n\n</div>', unclosed('3:1', 'div')],
  ['| a |\n| - |\n| <ul><li>b |', unclosed('3:3', 'ul')],
])('an element that what holds it ends is told: %j', async (markdown, expected) => {
  expect(await told(markdown)).toEqual([expected])
})

test('a slash ends no element of HTML, which is said', async () => {
  const { diagnostics } = await compileText('<div id="a" />\n\nb', 'md')
  expect(diagnostics).toEqual([
    expect.objectContaining({
      code: 'unclosed-element',
      hint: 'Write `</div>` where it ends; in Markdown the slash of `<div />` ends none.',
    }),
  ])
})

test('an end that Markdown reads as code is pointed at', async () => {
  const { diagnostics } = await compileText('<div>\n\nb\n\n    </div>', 'md')
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    'Write `</div>` where it ends: the one in line 5 is code, for four spaces stand before it.',
  ])
})

test.each([
  '<p>a\n\nb',
  '<ul><li>a<li>b</ul>\n\n<table><tr><td>a<tr><td>b</table>\n\n<dl><dt>a<dd>b</dl>',
  'a <br> <img src="https://a.b/c.png"> <input> <span>b\n\nc',
  '<div>\n\na\n\n</div>\n\n`<div>`\n\n```html\n<div>\n```',
  '<!-- <div> -->\n\n<div title="<div>"></div>',
  '<svg viewBox="0 0 1 1"><a href="#b"/><text>c</text></svg>\n\nd',
  '<style>\na > b {}\n/* <div> */\n</style>\n\nb',
  'a <textarea> <b> </textarea>\n\nb',
  '<div><b>a</div>\n\nb</b>',
  'a <b>b <i>c</b> d</i>\n\ne',
  '<a name="b"></a> <a id="c"/>\n\nd',
  '<pre><code>a</code></pre>\n\n<div><section>a</div>\n\nb',
  'a <div> b\n\nc </div>',
])('of HTML that is closed, or may stay open, nothing is told: %j', async (markdown) => {
  expect(await told(markdown)).toEqual([])
})

test.each(['<div', '<div "', '<div a="', '<b>', '</b>', '<!-', '<svg '])(
  'a text of nothing but %j is looked through once',
  async (part) => {
    const task = (times: number) => () =>
      unclosedElements({ type: 'root', children: [{ type: 'raw', value: part.repeat(times) }] }, 'a.md', () => [])
    expect(await timesLonger(task(20_000), task(80_000))).toBeLessThan(10)
  },
)
