import { expect, test } from 'vitest'
import { compileText, markup, testOptions } from '../test-doc.ts'

const options = { ...testOptions, markdown: { ...testOptions.markdown, mdx1: true } }

async function show(text: string, format: 'md' | 'mdx' = 'mdx'): Promise<readonly unknown[]> {
  const { value, diagnostics } = await compileText(text, format, {}, options)
  return [markup(value.main.tree), ...diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)]
}

test.each([
  ['An object {name: string} and {counter}.', '<p>An object {name: string} and {counter}.</p>'],
  ['Open { here\n\nAnd on.', '<p>Open { here</p>\n<p>And on.</p>'],
  ['{counter}', '<p>{counter}</p>'],
  ['If a <= b, a<3, <(vela) or <-.', '<p>If a <= b, a<3, <(vela) or <-.</p>'],
  ['<https://a.b/c>', '<p><a href="https://a.b/c">https://a.b/c</a></p>'],
  ['<me@a.b>', '<p><a href="mailto:me@a.b">me@a.b</a></p>'],
  ['**a** {b} `{c}`', '<p><strong>a</strong> {b} <code>{c}</code></p>'],
  ['| a {b} |\n| - |\n| <=4 |', /<th>a {b}<\/th>[^]*<td><=4<\/td>/],
])('what is no JSX and no JavaScript to MDX 1 is text: %j', async (text, html) => {
  const [shown, ...told] = await show(text)
  expect(told).toEqual([])
  if (typeof html === 'string') expect(shown).toBe(html)
  else expect(shown).toMatch(html)
})

test.each([
  ['<b>{1 + 1}</b>', '<b>{0}</b>'],
  ['<p title={"a"}>\n  {1 + 1}\n</p>', '<p title="{}">{1}</p>'],
  ['export const a = 1\n\nSay <b>{a}</b> {a}', '<p>Say <b>{0}</b> {a}</p>'],
  ['Text {/* a comment */} on.\n\n<!-- another -->', '<p>Text  on.</p>\n'],
])('elements, what they hold, and comments are as ever: %j', async (text, html) => {
  expect(await show(text)).toEqual([html])
})

test('indented lines are code, but not directly after a tag', async () => {
  const [code] = await show('Text\n\n    source <(vela)\n\nMore')
  expect(code).toMatch(/<CodeBlock[^>]*source[^]*More/)
  expect(await show('<ul>\n    <li>One</li>\n</ul>')).toEqual(['<ul><li>One</li></ul>'])
})

test.each([
  [
    '<details><summary>More (all)</summary>\n\nText\n\n</details>',
    '<details><summary>More (all)</summary><p>Text</p></details>',
  ],
  ['<div>Words <3 <b>of it</b>\n\nText\n\n</div>', '<div>Words <3 <b>of it</b><p>Text</p></div>'],
  ['<b>Words</b> and <i>more</i>', '<p><b>Words</b> and <i>more</i></p>'],
])('a line of tags and words may leave one open: %j', async (text, html) => {
  expect(await show(text)).toEqual([html])
})

test('a tag may be closed before the words of a line', async () => {
  const text = '<pre>\n  (a:\n  <i>\n    State\n  </i>,<br/>\n  b:\n  <i>Other\n  </i>) => <b>null</b>\n</pre>\n\n*On*'
  const [shown, ...told] = await show(text)
  expect(told).toEqual([])
  expect(shown).toMatch(/<pre>[^]*<i>[^]*State[^]*<\/i>,[^]*<b>null<\/b>[^]*<\/pre>\n*<p><em>On<\/em><\/p>/)
  expect(await show('*On* <b>\n</b> goes')).toEqual(['<p><em>On</em> <b>\n</b> goes</p>'])
})

test('a component that nobody knows is a box, and a warning', async () => {
  const unknown = { ...options, themeComponents: {} }
  const { value, diagnostics } = await compileText('## <Welcome title="a"/>\n\n<Box>text</Box>', 'mdx', {}, unknown)
  expect(markup(value.main.tree)).toBe('<h2><div title="a"></div></h2>\n<div>text</div>')
  expect(diagnostics.map(({ severity, code, line }) => [severity, code, line].join(' '))).toEqual([
    'warning unknown-component 1',
    'warning unknown-component 3',
  ])
})

test('what JSX itself does not allow is still told where it stands', async () => {
  expect(await show('Text\n\n<Tabs>\n\nmore')).toEqual([
    '',
    '3:1 Unexpected end of the file, expected the closing tag "</Tabs>"',
  ])
})

test('Markdown is as ever', async () => {
  expect(await show('A <b>word</b> {x}', 'md')).toEqual(['<p>A <b>word</b> {x}</p>'])
})

test.each(['{[a} ', '{[a}\n\n', '<a b={[a} '])('many of %j that nothing closes are read at once', async (text) => {
  const begun = performance.now()
  await show(text.repeat(400))
  // Without a bound 9 to 20 s.
  expect(performance.now() - begun).toBeLessThan(6000)
})

test('what stands below an expression is no part of it, however many braces it closes', async () => {
  const row = '<d\ne{{}}{}{}{{}}{}{{}}\n'
  const text = `< {\n<r e={3}e={{t:""}}>\nt{}\n<r t{7}{{}}{{}}{}{{}}\n${row}<d\nh{1}{{}}`
  const [, ...told] = await show(text)
  expect(told).toEqual(['2:1 Unexpected end of the file, expected the closing tag "</r>"'])
})
