import { expect, test } from 'vitest'
import { contentType } from './content-type.ts'

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['assets/client-1A2B.js', 'text/javascript; charset=utf-8'],
  ['assets/styles-1A2B.css', 'text/css; charset=utf-8'],
  ['guide.md', 'text/markdown; charset=utf-8'],
  ['search-records.json', 'application/json; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['logo.svg', 'image/svg+xml; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['photo.PNG', 'image/png'],
  ['font.woff2', 'font/woff2'],
  ['data.bin', 'application/octet-stream'],
  ['LICENSE', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(contentType(path)).toBe(type)
})
