import { expect, test } from 'vitest'
import { htmlFile, markdownUrl } from './page-files.ts'

test.each([
  ['/m/', 'index.html', '/m/index.md'],
  ['/m/a', 'a/index.html', '/m/a.md'],
  ['/m/a/', 'a/index.html', '/m/a/index.md'],
  ['/m/a%20b', 'a b/index.html', '/m/a%20b.md'],
  // A file can't be a folder too.
  ['/m/a.html', 'a.html', '/m/a.html.md'],
  ['/m/v1.2.html.notes', 'v1.2.html.notes/index.html', '/m/v1.2.html.notes.md'],
])('the files of the page at %s', (route, html, markdown) => {
  expect(htmlFile(route, { baseUrl: '/m/' })).toBe(html)
  expect(markdownUrl(route, '/m/')).toBe(markdown)
})

test.each([
  ['/m/', 'index.html'],
  ['/m/a', 'a.html'],
  ['/m/a%20b/c', 'a b/c.html'],
  ['/m/a.html', 'a.html'],
])('where URLs end without a slash the file of the page at %s is no folder', (route, html) => {
  expect(htmlFile(route, { baseUrl: '/m/', trailingSlash: false })).toBe(html)
})
