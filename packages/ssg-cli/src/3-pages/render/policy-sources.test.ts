import { expect, test } from 'vitest'
import { policySources } from './policy-sources.ts'
import { scanHtml } from './scan-html.ts'

const sources = (html: string, known: readonly string[] = []) => policySources(html, scanHtml(html), new Set(known))

test.each([
  ['<script>alert(1)</script>', { 'script-src': ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"] }],
  [
    '<script type="module">alert(1)</script>',
    { 'script-src': ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"] },
  ],
  ['<style>alert(1)</style>', { 'style-src': ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"] }],
  [
    "<style>@import 'https://a.example/b.css'; p { background: url(https://c.example/d.png) }</style>",
    { 'style-src': [expect.stringMatching(/^'sha256-/), 'https://a.example'], 'font-src': ['https:'] },
  ],
  [
    '<script type="module">import "https://a.example/b.js"; import { c } from \'https://d.example/e.js\'</script>',
    { 'script-src': [expect.stringMatching(/^'sha256-/), 'https://a.example', 'https://d.example'] },
  ],
  [
    '<script type="importmap">{"imports":{"x":"https://a.example/x.js"}}</script>',
    { 'script-src': [expect.stringMatching(/^'sha256-/), 'https://a.example'] },
  ],
  ['<p style="color:red">x</p>', { 'style-src-attr': ["'unsafe-inline'"] }],
  ['<script src="https://cdn.example/a.js?b&amp;c"></script>', { 'script-src': ['https://cdn.example'] }],
  ['<script src="//cdn.example/a.js"></script>', { 'script-src': ['cdn.example'] }],
  [
    '<link rel="stylesheet" href="https://fonts.example/a.css">',
    { 'style-src': ['https://fonts.example'], 'font-src': ['https:'] },
  ],
  [
    '<img src="http://a.example/b.png" srcset="http://c.example/d.png 2x">',
    { 'img-src': ['http://a.example', 'http://c.example'] },
  ],
  ['<iframe src="http://a.example/"></iframe>', { 'frame-src': ['http://a.example'] }],
  ['<video src="http://a.example/b.mp4"></video>', { 'media-src': ['http://a.example'] }],
  ['<form action="https://a.example/send"></form>', { 'form-action': ['https://a.example'] }],
  ['<object data="/a.pdf"></object>', { 'object-src': ["'self'"] }],
  [
    '<p style="background:url(&quot;http://a.example/b.png&quot;)">x</p>',
    { 'img-src': ['http://a.example'], 'style-src-attr': ["'unsafe-inline'"] },
  ],
  ['<svg><script href="https://a.example/b.js"></script></svg>', { 'script-src': ['https://a.example'] }],
  ['<link rel="manifest" href="https://a.example/b.json">', { 'manifest-src': ['https://a.example'] }],
  ['<link rel="constructor" href="https://a.example/b.json">', undefined],
  ['<a href="/c" ping="https://a.example/b">x</a>', { 'connect-src': ['https://a.example'] }],
  ['<iframe srcdoc="&lt;p style=&quot;color:red&quot;>x"></iframe>', { 'style-src-attr': ["'unsafe-inline'"] }],
])('%s needs a source', (html, expected) => {
  expect(sources(html)).toEqual(expected)
})

test.each([
  '<script type="application/ld+json">{}</script>',
  '<script type="module" src="/assets/client.js"></script>',
  '<img src="https://a.example/b.png"><img src="data:image/png;base64,AA"><img src="/c.png">',
  '<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>',
  '<link rel="canonical" href="https://a.example/">',
  '<a href="https://a.example/">style="x"</a>',
  '<form action="/send"></form>',
])('%s is allowed anyway', (html) => {
  expect(sources(html)).toBeUndefined()
})

test('scripts that every page has are not told again', () => {
  expect(sources('<script>a()</script>', ['a()'])).toBeUndefined()
})
