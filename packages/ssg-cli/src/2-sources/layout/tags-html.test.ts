import { expect, test } from 'vitest'
import type { HeadTag } from '../../model/head-tag.ts'
import { tagsHtml } from './tags-html.ts'

const head = (tag: HeadTag) => tagsHtml([tag])?.head

test('values of attributes are escaped, and those that are true stand alone', () => {
  expect(head({ tag: 'script', attributes: { async: true, src: 'https://a.example/?x="1"&y' } })).toBe(
    '<script async src="https://a.example/?x=&#34;1&#34;&#38;y"></script>',
  )
})

test.each<[string, HeadTag, string]>([
  ['code', { tag: 'script', content: 'x = "</script><!--"' }, '<script>x = "\\x3C/script>\\x3C!--"</script>'],
  [
    'data',
    { tag: 'script', attributes: { type: 'application/ld+json' }, content: '{"a":"</script>"}' },
    '<script type="application/ld+json">{"a":"\\u003c/script>"}</script>',
  ],
  [
    'a style',
    { tag: 'style', content: 'a::after{content:"</style>"}' },
    '<style>a::after{content:"\\3c /style>"}</style>',
  ],
])('%s cannot end its element early', (_, tag, html) => {
  expect(head(tag)).toBe(html)
})

test('tags stand where they say, in their order', () => {
  const frame = '<iframe src="https://a.example"></iframe>'
  expect(
    tagsHtml([
      { tag: 'noscript', content: frame, place: 'body-start' },
      { tag: 'meta', attributes: { name: 'a' } },
      { tag: 'script', content: 'b()', place: 'body-end' },
      { tag: 'link', attributes: { rel: 'preconnect', href: 'https://a.example' } },
    ]),
  ).toEqual({
    head: '<meta name="a"><link rel="preconnect" href="https://a.example">',
    bodyStart: `<noscript>${frame}</noscript>`,
    bodyEnd: '<script>b()</script>',
  })
})

test('without tags there is nothing to write', () => {
  expect(tagsHtml([])).toBeUndefined()
})
