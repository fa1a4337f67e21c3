import { expect, test } from 'vitest'
import { keptPage, withKeptPages } from './kept-pages-html.ts'

test.each([
  ['a page has its title', '<title>Pumps &amp; valves | Site</title>', 'Pumps &amp; valves | Site'],
  ['a page that no list names is not listed', '<meta name="robots" content="noindex"><title>Moved</title>', undefined],
  ['a document without a title is not listed', '<p>Text</p>', undefined],
])('%s', (_, html, title) => {
  expect(keptPage('https://example.com/a', html)?.title).toBe(title)
})

test('a quote in a URL does not end the link', () => {
  expect(withKeptPages('<ul></ul>', [{ url: 'https://example.com/"a', title: 'A' }])).toBe(
    '<ul><li><a href="https://example.com/%22a">A</a></li></ul>',
  )
})

test('pages of one title, as of two versions or languages, say where they are', () => {
  const pages = ['/a', '/ar/a', '/b'].map((path) => ({ url: `https://example.com${path}`, title: path.slice(-1) }))
  expect(withKeptPages('<ul></ul>', pages)).toBe(
    '<ul><li><a href="https://example.com/a">a</a> <code>/a</code></li>' +
      '<li><a href="https://example.com/ar/a">a</a> <code>/ar/a</code></li>' +
      '<li><a href="https://example.com/b">b</a></li></ul>',
  )
})
