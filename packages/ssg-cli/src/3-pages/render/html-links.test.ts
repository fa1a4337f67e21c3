import { expect, test } from 'vitest'
import { withSiteLinks } from './html-links.ts'

test.each<[html: string, expected: string, links: readonly string[]]>([
  ['<a href="/new">New</a>', '<a href="/m/new">New</a>', ['/m/new']],
  [
    `See <a class="x" href='/a#b' target="_blank">a</a>, <b><a href="/">home</a></b>.`,
    `See <a class="x" href="/m/a#b" target="_blank">a</a>, <b><a href="/m/">home</a></b>.`,
    ['/m/a#b', '/m/'],
  ],
  [
    '<a href="https://a.example/">a</a> <a href="//b.example">b</a> <a href="#c">c</a> <a href="mailto:d@e.example">d</a>',
    '<a href="https://a.example/">a</a> <a href="//b.example">b</a> <a href="#c">c</a> <a href="mailto:d@e.example">d</a>',
    [],
  ],
  ['<img alt="" src="/logo.svg">', '<img alt="" src="/m/logo.svg">', ['picture /m/logo.svg']],
  ['<a data-href="/no" title="> href">x</a>', '<a data-href="/no" title="> href">x</a>', []],
])('%s', (html, expected, links) => {
  const found: string[] = []
  expect(
    withSiteLinks(html, (url) => `/m${url}`, {
      link: (href) => found.push(href),
      picture: (src) => found.push(`picture ${src}`),
    }),
  ).toBe(expected)
  expect(found).toEqual(links)
})
