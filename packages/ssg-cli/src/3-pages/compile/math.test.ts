import { expect, test } from 'vitest'
import { compileText, markup, testOptions } from './test-doc.ts'

test.each([
  ['\\KaTeX', 'KaTeX'],
  ['\\href{https://a.b/c_d}{x} \\htmlClass{wide}{y}', 'xy'],
  ['\\mbox{ab}', 'ab'],
  ['\\begin{matrix}a\\cr b\\end{matrix}', 'ab'],
  ['\\hat\\i \\text{\\i\\j}', 'ıˆıȷ'],
  ['a \\minuso b \\simcoloncolon c', 'a⦵b∼∷c'],
])('knows what KaTeX has besides: %s', async (formula, shown) => {
  const { value, diagnostics } = await compileText(`$${formula}$`)
  const [mathml = ''] = /<math>.*(?=<annotation)/.exec(JSON.stringify(value.main.tree)) ?? []
  expect(mathml.replace(/<[^>]*>/g, '')).toContain(shown)
  expect(diagnostics).toEqual([])
})

test('leaves dollar signs alone where the config says that they are text', async () => {
  const options = { ...testOptions, markdown: { ...testOptions.markdown, math: false } }
  const { value, diagnostics } = await compileText('From $a$ to $\\foo$.', 'md', {}, options)
  expect(markup(value.main.tree)).toBe('<p>From $a$ to $\\foo$.</p>')
  expect(diagnostics).toEqual([])
})
