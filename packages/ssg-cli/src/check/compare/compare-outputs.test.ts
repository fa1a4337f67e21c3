import { expect, test } from 'vitest'
import { timesLonger } from '../../../test/times-longer.ts'
import { compareOutputs } from './compare-outputs.ts'
import { comparisonText } from './comparison-text.ts'
import type { Facts } from './facts.ts'
import { outputFacts } from './output-facts.ts'

const compared = (ours: Facts, theirs: Facts) =>
  compareOutputs(new Map([['/a', ours]]), new Map([['/a', theirs]])).differences

test('URLs are the same with and without a final slash, an extension and an encoding', () => {
  const ours = ['index.html', 'b/index.html', 'c.html', 'd é/index.html'].map((path) => ({ path, text: '' }))
  const theirs = ['index.html', 'b.html', 'c/index.html', 'd é.html', 'e.html'].map((path) => ({ path, text: '' }))
  expect(compareOutputs(outputFacts(ours), outputFacts(theirs))).toMatchObject({
    shared: ['/', '/b', '/c', '/d é'],
    missing: ['/e'],
    added: [],
  })
})

test('a page counts as such where a redirect leads to it from its URL with an extension', () => {
  const page = { path: 'a/index.html', text: '<title>A</title>' }
  const redirect = { path: 'a.html', text: '<meta http-equiv="refresh" content="0; url=/a">' }
  for (const files of [
    [page, redirect],
    [redirect, page],
  ])
    expect([...outputFacts(files)]).toMatchObject([
      ['/a', { title: ['A'] }],
      ['/a.html', { redirect: ['/a'] }],
    ])
})

test('a redirect from the file of a page to that page is none', () => {
  const page = { path: 'a.html', text: '<title>A</title>' }
  const redirect = { path: 'a.html.html', text: '<meta http-equiv="refresh" content="0; url=/a">' }
  expect([...outputFacts([redirect, page]).keys()]).toEqual(['/a'])
})

test('only lines that differ are told', () => {
  expect(compared({ headings: ['h1 A', 'h2 #b B'] }, { headings: ['h1 A', 'h2 #c B', 'h2 #d D'] })).toEqual([
    { url: '/a', kind: 'headings', ours: ['h2 #b B'], theirs: ['h2 #c B', 'h2 #d D'] },
  ])
})

test('another order is a difference', () => {
  expect(compared({ sidebar: ['A', 'B'] }, { sidebar: ['B', 'A'] })).toEqual([
    { url: '/a', kind: 'sidebar', ours: ['A', 'B'], theirs: ['B', 'A'] },
  ])
})

test.each<[readonly string[], readonly string[], boolean]>([
  [['A', '…', 'D'], ['A', 'B', 'C', 'D'], true],
  [['A', '…'], ['A', 'B', 'C'], true],
  [['A', '…', 'D'], ['A', 'B', 'C'], false],
  [['A'], ['A', 'B'], false],
])('entries that %o leaves out of %o: the same is %o', (ours, theirs, same) => {
  expect(compared({ sidebar: ours }, { sidebar: theirs }).length === 0).toBe(same)
})

test('feeds are compared by their posts, sitemaps by their URLs in any order', () => {
  const rss = '<rss><item><title><![CDATA[A & B]]></title><link>https://x.org/blog/a/</link></item></rss>'
  const atom = '<feed><entry><title>A &#38; B</title><link href="https://x.org/blog/a"/></entry></feed>'
  const json = '{"items":[{"title":"A & B","url":"https://x.org/blog/a"}]}'
  const map = (urls: string[]) => urls.map((url) => `<url><loc>https://x.org${url}</loc></url>`).join('')
  const facts = outputFacts([
    { path: 'blog/rss.xml', text: rss },
    { path: 'blog/atom.xml', text: atom },
    { path: 'blog/feed.json', text: json },
    { path: 'sitemap.xml', text: map(['/b/', '/a']) },
  ])
  expect([...facts.values()]).toEqual([
    { feed: ['A & B → /blog/a'] },
    { feed: ['A & B → /blog/a'] },
    { feed: ['A & B → /blog/a'] },
    { sitemap: ['/a', '/b'] },
  ])
})

test('the text is a table with the differences below it', () => {
  const ours = new Map<string, Facts>([
    ['/a', { title: ['A'], headings: ['h1 A'] }],
    ['/n', {}],
  ])
  const theirs = new Map<string, Facts>([
    ['/a', { title: ['A'], headings: ['h1 A', 'h2 #b B'] }],
    ['/gone', {}],
  ])
  expect(comparisonText(compareOutputs(ours, theirs)))
    .toBe(`                         same    differ  only theirs    only ours
URLs                        1         0            1            1
title                       1         0
headings                    0         1

URLs that only they have
  /gone

URLs that only we have
  /n

Differs: headings
  /a
    theirs  h2 #b B

`)
})

test('feeds and sitemaps that are broken say what can be read of them', () => {
  const facts = outputFacts([
    { path: 'a/feed.json', text: '{"items": [' },
    { path: 'b/feed.json', text: '{"items":[null,{"title":{},"url":1},{"title":"A","url":"::"}]}' },
    { path: 'rss.xml', text: '<item><title>A</title><link>::</link></item><item><title>B' },
    { path: 'sitemap.xml', text: '<loc>https://[</loc><loc>%E0</loc>' },
  ])
  expect([...facts.values()]).toEqual([
    { feed: ['no JSON: Unexpected end of the file, expected a value'] },
    { feed: [' → ', ' → ', 'A → ::'] },
    { feed: ['A → ::'] },
    { sitemap: ['%E0', 'https://['] },
  ])
})

test.each<[path: string, begin: string, part: string]>([
  ['rss.xml', '', '<item>'],
  ['rss.xml', '<item>', '<title>'],
  ['rss.xml', '<item>', '<link>'],
  ['atom.xml', '<entry>', '<link href='],
  ['sitemap.xml', '', '<loc>'],
  ['sitemap.xml', '<loc>', ' '],
  ['index.html', '<meta http-equiv=refresh content="', 'url='],
  ['index.html', '<a href="', '/assets/'],
  ['index.html', '', '<nav>'],
  ['index.html', '<nav class=toc><ul>', '<li><a href="#a">a</a><ul>'],
  ['index.html', '<ul id=_sidebar>', '<li><ul>'],
])('in %s after %j four times as many %j take less than ten times as long', async (path, begin, part) => {
  const reading = (count: number) => () =>
    outputFacts([{ path, text: `${begin}${part.repeat(count)}\n"></item></entry>` }])
  expect(await timesLonger(reading(4000), reading(16_000))).toBeLessThan(10)
})
