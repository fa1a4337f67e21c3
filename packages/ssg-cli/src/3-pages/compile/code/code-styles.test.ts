import { expect, test } from 'vitest'
import { defaultCodeThemes } from '../../../model/code-themes.ts'
import { codeStyles } from './code-styles.ts'
import { createHighlighter } from './highlighter.ts'

const themes = { light: 'github-light', dark: 'github-dark' }

test('the stylesheet has a rule for each class of highlighted code', async () => {
  const highlighter = createHighlighter({ themes, defaultLanguage: 'text', aliases: {}, magicComments: [] })
  await highlighter.load(['typescript', 'markdown'])
  const html = [
    ...highlighter.highlight('const a: string = `b${1}` // c', 'typescript'),
    ...highlighter.highlight('# Title\n\n**bold** *italic* ~~gone~~', 'markdown'),
  ].join('')
  const css = await codeStyles(themes)
  const used = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  expect(used.size).toBeGreaterThan(5)
  expect([...used].filter((name) => !css.includes(`.${name}{`))).toEqual([])
})

test('both colours are those that the themes give a token', async () => {
  const highlighter = createHighlighter({ themes, defaultLanguage: 'text', aliases: {}, magicComments: [] })
  await highlighter.load(['javascript'])
  const [, light = '', dark = ''] =
    /class="(sk-\d+) (sk-d\d+)">const/.exec(highlighter.highlight('const a', 'javascript').join('')) ?? []
  const css = await codeStyles(themes)
  expect(css).toContain(`.${light}{color:#d73a49}`)
  expect(css).toContain(`[data-theme='dark'] .${dark}{color:#f97583}`)
})

test('blocks have the background of a theme that a site chose, in its color mode and on screens', async () => {
  const css = await codeStyles({ light: 'dracula', dark: defaultCodeThemes.dark })
  expect(css).toContain(
    "@media screen{:root:not([data-theme='dark']) .code-block{--color-code:#282A36;--color-text:#F8F8F2;",
  )
  expect(css.match(/\.code-block/g)).toHaveLength(1)
})

test('blocks have backgrounds of the theme of pages where a site chose no theme of code', async () => {
  expect(await codeStyles(defaultCodeThemes)).not.toContain('.code-block')
})

test('a theme of the config colors code, in every notation of CSS', async () => {
  const own = {
    colors: { 'editor.background': 'rgb(1 2 3)' },
    tokenColors: [
      { scope: 'keyword', settings: { foreground: 'var(--brand)', fontStyle: 'bold' } },
      { scope: ['storage'], settings: { foreground: 'hotpink' } },
    ],
  }
  const both = { light: own, dark: own }
  const highlighter = createHighlighter({ themes: both, defaultLanguage: 'text', aliases: {}, magicComments: [] })
  await highlighter.load(['javascript'])
  const css = await codeStyles(both)
  const [, ofConst = ''] =
    /class="(sk-\d+) [^"]*">const/.exec(highlighter.highlight('const a', 'javascript').join('')) ?? []
  const [, ofIf = '', font = ''] =
    /class="(sk-\d+) sk-d\d+ (sk-f\d+)">if/.exec(highlighter.highlight('if (a) b', 'javascript').join('')) ?? []
  expect(css).toContain(`.${ofConst}{color:hotpink}`)
  expect(css).toContain(`.${ofIf}{color:var(--brand)}`)
  expect(css).toContain(`.${font}{font-weight:bold}`)
  expect(css).toContain(':root{--sk-foreground:#333333;--sk-background:rgb(1 2 3)}')
})
