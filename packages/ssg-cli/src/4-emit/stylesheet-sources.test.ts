import { expect, test } from 'vitest'
import { stylesheetSources } from './stylesheet-sources.ts'

test('what stylesheets load from other sites is allowed, each kind by itself', () => {
  const css = `@import url("https://a.example/a.css");
@font-face { font-family: B; src: url(https://b.example/b.woff2) }
.c { background: url('http://c.example/c.png'); mask: url(/d.svg) }`
  const files = [
    { path: 'assets/styles.css', bytes: new TextEncoder().encode(css) },
    { path: 'assets/client.js', bytes: new TextEncoder().encode('url(https://e.example)') },
  ]
  expect(stylesheetSources(files)).toEqual({
    'style-src': ['https://a.example'],
    'font-src': ['https:', 'https://b.example'],
    'img-src': ['http://c.example'],
  })
})
