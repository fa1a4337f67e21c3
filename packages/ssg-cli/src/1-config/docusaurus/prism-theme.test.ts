import { expect, test } from 'vitest'
import { createHighlighter } from '../../3-pages/compile/code/highlighter.ts'
import { codeStyles } from '../../3-pages/compile/code/code-styles.ts'
import { prismTheme } from './prism-theme.ts'

const written = {
  plain: { color: '#111111', backgroundColor: '#fafafa' },
  styles: [
    { types: ['comment'], style: { color: '#222222', fontStyle: 'italic', opacity: 0.5 } },
    { types: ['punctuation'], style: { color: '#333333' } },
    { types: ['keyword', 'number'], style: { color: '#444444', fontWeight: 'bold' } },
    { types: ['number'], style: { fontWeight: 'normal' } },
    { types: ['string'], style: { color: 'teal', textDecorationLine: 'underline' } },
    { types: ['property'], style: { color: '#666666' } },
    { types: ['tag'], languages: ['markup'], style: { color: '#777777' } },
    { types: ['line-number'], style: { color: '#888888', top: 0 } },
    { types: ['parameter'], style: { color: '#999999' } },
    { types: ['attr-name'], style: { color: '#aaaaaa' } },
    { types: ['class-name'], style: { color: '#bbbbbb' } },
    { types: ['scalar'], style: { color: '#cccccc' } },
    { types: ['deleted'], style: { color: '#f00}body{color:red' } },
  ],
}

/** Each span of code with its color and font style. */
async function shown(code: string, language: string): Promise<readonly (readonly string[])[]> {
  const { theme } = prismTheme(written) ?? { theme: { tokenColors: [] } }
  const themes = { light: theme, dark: theme }
  const highlighter = createHighlighter({ themes, defaultLanguage: 'text', aliases: {}, magicComments: [] })
  await highlighter.load([language])
  const css = await codeStyles(themes)
  const spans = highlighter
    .highlight(code, language)
    .join('')
    .matchAll(/<span class="([^"]*)">([^<]*)/g)
  return Array.from(spans, ([, names = '', text = '']) => [
    text.trim(),
    ...names.split(' ').flatMap((name) => new RegExp(`^\\.${name}\\{(?:color:)?(.*)\\}$`, 'm').exec(css)?.[1] ?? []),
  ])
}

test('tokens have the colors and font styles of a theme of Prism', async () => {
  expect(await shown("if (a) return 'b' + `${c}` // d", 'javascript')).toEqual([
    ['if', '#444444', 'font-weight:bold'],
    ['(', '#333333'],
    [')', '#333333'],
    ['return', '#444444', 'font-weight:bold'],
    ["'b'", 'teal', 'text-decoration:underline'],
    ['`', 'teal', 'text-decoration:underline'],
    ['${', '#333333'],
    ['}', '#333333'],
    ['`', 'teal', 'text-decoration:underline'],
    ['// d', '#222222', 'font-style:italic'],
  ])
})

test('what a theme of Prism says for one language is so in no other', async () => {
  expect(await shown('<a>1</a>', 'html')).toContainEqual(['a', '#777777'])
  expect(await shown('const a = <a>1</a>', 'jsx')).not.toContainEqual(['a', '#777777'])
})

test('names and types of GraphQL are those of its grammar in Prism', async () => {
  const colors = Object.fromEntries(await shown('type Pump @of(port: 8) {\n  id: Int\n  next: Fan\n}', 'graphql'))
  expect(colors).toMatchObject({
    Pump: '#bbbbbb',
    port: '#aaaaaa',
    id: '#aaaaaa',
    Int: '#cccccc',
    next: '#aaaaaa',
    Fan: '#bbbbbb',
  })
  expect(await shown('{ pumps { id } }', 'graphql')).toContainEqual(['id', '#666666'])
})

test('keys of JSON are properties', async () => {
  expect(await shown('{ "a": "b" }', 'json')).toEqual([
    ['{', '#333333'],
    ['"a"', '#666666'],
    [':', '#333333'],
    ['"b"', 'teal', 'text-decoration:underline'],
    ['}', '#333333'],
  ])
})

test('what is lost is named, of tokens that are shown', () => {
  expect(prismTheme(written)?.lost).toEqual(['opacity'])
})

test('what is no theme of Prism is none', () => {
  expect([prismTheme({ plain: {} }), prismTheme('dracula'), prismTheme(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
