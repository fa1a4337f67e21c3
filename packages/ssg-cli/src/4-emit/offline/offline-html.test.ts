import { expect, test } from 'vitest'
import { offlineCss, offlineHtml } from './offline-html.ts'

const files = new Set(['index.html', 'a/index.html', 'assets/entry.js', 'assets/more.js', 'x.css', 'p.png', 'q.png'])
const started: string[] = []
const page = {
  root: '/',
  origin: 'https://docs.example.com',
  isFile: (path: string) => files.has(path),
  file: 'a/index.html',
  loader: 'offline.js',
  data: { base: '/' },
  onModule: (file: string) => started.push(file),
}

test.each([
  [
    'a link names the file, and keeps its URL',
    '<a href="/">Home</a>',
    '<a href="../index.html" data-href="/">Home</a>',
  ],
  [
    'so does a link to the published site',
    '<a class="x" href="https://docs.example.com/a#b">A</a>',
    '<a class="x" href="index.html#b" data-href="https://docs.example.com/a#b">A</a>',
  ],
  ['an anchor stays', '<a href="#b">B</a>', '<a href="#b">B</a>'],
  ['other sites stay', '<a href="https://example.org/a">A</a>', '<a href="https://example.org/a">A</a>'],
  ['what the folder lacks stays', '<a href="/gone">A</a>', '<a href="/gone">A</a>'],
  [
    'the canonical URL stays',
    '<link rel="canonical" href="https://docs.example.com/a">',
    '<link rel="canonical" href="https://docs.example.com/a">',
  ],
  [
    'a file has no origin to ask for',
    '<link rel="stylesheet" href="/x.css" crossorigin="" integrity="sha256-x">',
    '<link rel="stylesheet" href="../x.css">',
  ],
  ['modules are not loaded ahead', '<link rel="modulepreload" href="/assets/entry.js">', ''],
  [
    'pictures of each size are files',
    '<img src="/p.png" srcset="/p.png 1x, /q.png 2x" alt="a > b">',
    '<img src="../p.png" srcset="../p.png 1x, ../q.png 2x" alt="a > b">',
  ],
  [
    'a page that moved sends to a file',
    '<meta http-equiv="refresh" content="0; url=/a">',
    '<meta http-equiv="refresh" content="0; url=index.html">',
  ],
  [
    'a style sheet in the page finds its pictures',
    '<style>a{background:url("/p.png")}</style>',
    '<style>a{background:url("../p.png")}</style>',
  ],
  [
    'the text of scripts stays',
    '<script>document.write("<a href=\\"/\\">")</script>',
    '<script>document.write("<a href=\\"/\\">")</script>',
  ],
  ['comments stay', '<!-- <a href="/"> -->', '<!-- <a href="/"> -->'],
  [
    'modules are scripts that a loader runs',
    '<script type="module" src="/assets/entry.js"></script><script type="module" src="/assets/more.js"></script>',
    '<script defer src="../offline.js" data-root="../" data-base="/"></script>' +
      '<script defer data-run src="../assets/entry.js"></script><script defer data-run src="../assets/more.js"></script>',
  ],
])('%s', (_, html, expected) => {
  expect(offlineHtml(html, page)).toBe(expected)
})

test('it is told which modules a page starts', () => {
  started.length = 0
  offlineHtml('<script type="module" src="/assets/entry.js"></script>', page)
  expect(started).toEqual(['assets/entry.js'])
})

test('a style sheet names files beside it', () => {
  const css =
    '@import "/x.css";a{background:url(/p.png)}b{background:url(data:,)}c{background:url(https://e.org/p.png)}'
  expect(offlineCss(css, { ...page, file: 'assets/y.css' })).toBe(
    '@import "../x.css";a{background:url(../p.png)}b{background:url(data:,)}c{background:url(https://e.org/p.png)}',
  )
})
