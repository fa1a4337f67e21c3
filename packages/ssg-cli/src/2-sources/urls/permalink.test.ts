import { expect, test } from 'vitest'
import { isPathname, permalink } from './permalink.ts'

test.each([
  ['version and slug are joined', '/docs', '/a', undefined, '/docs/a'],
  ['the root of a version has a slash', '/docs', '/', undefined, '/docs/'],
  ['the root of the site is one slash', '/', '/', undefined, '/'],
  ['the site may have no other root', '/', '/a/', undefined, '/a/'],
  ['letters are encoded', '/docs', '/é b/', undefined, '/docs/%C3%A9%20b/'],
  ['what is encoded stays', '/docs', '/%C3%A9', undefined, '/docs/%C3%A9'],
  ['a question mark of a file name is no query', '/docs', '/why?', undefined, '/docs/why%3F'],
  ['slashes in a row are one', '/docs', '/a//é//b', undefined, '/docs/a/%C3%A9/b'],
  ['a slash is added', '/docs', '/a', true, '/docs/a/'],
  ['not to files', '/docs', '/a.html', true, '/docs/a.html'],
  ['not to names with dots', '/docs', '/a.b', true, '/docs/a.b/'],
  ['a slash is removed', '/docs', '/a/', false, '/docs/a'],
  ['also from the root of a version', '/base/docs', '/', false, '/base/docs'],
  ['not from the base URL', '/base', '/', false, '/base/'],
])('%s', (_, versionPath, slug, trailingSlash, expected) => {
  const config = { baseUrl: '/base/', ...(trailingSlash !== undefined && { trailingSlash }) }
  expect(permalink({ versionPath, slug, config })).toBe(expected)
})

test.each([
  ['/', true],
  ['/a/b.c/', true],
  ['/é ü', true],
  ['/%C3%A9', true],
  ['/a&b+c(d)', true],
  ['/a?b', false],
  ['/a#b', false],
  ['//host/a', false],
  ['/a//b', true],
  ['/a/../b', false],
  ['/a\\b', false],
])('%s', (slug, expected) => {
  expect(isPathname(slug)).toBe(expected)
})
