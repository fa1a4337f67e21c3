import { expect, test } from 'vitest'
import { escapeAttribute } from '../../text/html/escape.ts'
import { unescapeHtml } from '../../text/html/unescape-html.ts'
import { safeIslands } from './safe-islands.ts'

test.each([
  [{ href: 'JavaScript:x', label: 'javascript: a course' }, { label: 'javascript: a course' }, ['javascript:']],
  [
    { rows: [{ logoSrc: 'data:text/html,x' }, { to: ' view-source:x' }] },
    { rows: [{}, {}] },
    ['data:text/html', 'view-source:'],
  ],
  [{ image: { srcSet: 'a.png, vbscript:x 2x' } }, { image: {} }, ['vbscript:']],
  [{ html: { __html: '<a href="feed:x">A</a>' } }, { html: { __html: '<a>A</a>' } }, ['feed:']],
  [{ src: 'data:image/svg+xml,x', url: 'https://a.b/?data:', code: 'javascript:x', data: 'feed: me' }, undefined, []],
])('%j', (given, safe, refused) => {
  const found = safeIslands(`<docs-island data-island="A.tsx" data-props="${escapeAttribute(JSON.stringify(given))}">`)
  const [, props = ''] = /data-props="([^"]*)"/.exec(found.html) ?? []
  expect(JSON.parse(unescapeHtml(props))).toEqual(safe ?? given)
  expect(found.refused).toEqual(refused)
})

test('what an island knows of its page is looked at too', () => {
  const around = (frontMatter: object) => escapeAttribute(JSON.stringify({ page: { content: { frontMatter } } }))
  const island = (given: object) => `<docs-island data-island="A.tsx" data-props="{}" data-around="${around(given)}">`
  expect(safeIslands(island({ url: 'feed:x', name: 'A' }))).toEqual({ html: island({ name: 'A' }), refused: ['feed:'] })
})

test('an element that somebody wrote by hand', () => {
  const html = '<docs-island data-island="A.tsx" data-props="javascript:">'
  expect(safeIslands(html)).toEqual({ html, refused: [] })
})

test('a large picture in the page takes no time', () => {
  const island = '<docs-island data-island="A.tsx" data-props="{}"></docs-island>'
  const started = performance.now()
  safeIslands(`<img src="data:image/png;base64,${'A'.repeat(200_000)}">${island}`)
  // Looked back over from each of its characters it took 40 s.
  expect(performance.now() - started).toBeLessThan(2000)
})
