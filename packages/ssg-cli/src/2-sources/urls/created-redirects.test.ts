import { expect, test } from 'vitest'
import { createdRedirects } from './created-redirects.ts'

const config = { baseUrl: '/b/', redirects: [{ from: '/old/x', to: '/a' }] }
const routes = ['/b/', '/b/new/x', '/b/new/y', '/b/old/y', '/b/z']

function made(createRedirects: (path: string) => unknown) {
  return createdRedirects({ ...config, createRedirects }, routes, 'docs.config.ts')
}

test('a function says which paths lead to each page, unless something else is there', () => {
  const from = (path: string) => (path.startsWith('/new') ? [path.replace('new', 'old'), `${path}.php`] : undefined)
  expect(made(from)).toEqual({
    value: [
      { from: '/new/x.php', to: '/new/x' },
      { from: '/new/y.php', to: '/new/y' },
    ],
    diagnostics: [],
  })
})

test('a path leads to the first page that it was given for', () => {
  expect(made(() => '/same').value).toEqual([{ from: '/same', to: '/' }])
})

test.each([
  ['throws', () => JSON.parse('{')],
  ['gives something else', () => 'a'],
])('a function that %s is an error of the config', (_, createRedirects) => {
  const { value, diagnostics } = made(createRedirects)
  expect(value).toEqual([])
  expect(diagnostics).toMatchObject([{ code: 'invalid-config', file: 'docs.config.ts' }])
})

test.each([
  ['/../README', 'Unexpected "from" "/../README", expected a route that stays in the site', 'Write "/README".'],
  ['/%2e%2e/a', 'Unexpected "from" "/%2e%2e/a", expected a route that stays in the site', 'Write "/a".'],
  ['/a b', 'Unexpected "from" "/a b", expected a route without "?", "#" and spaces', undefined],
  [`/${'a'.repeat(300)}`, 'expected a route with names of at most 250 bytes', undefined],
])("a path that a redirect of the config can't have is told: %s", (from, message, hint) => {
  const { value, diagnostics } = made(() => from)
  expect(value).toEqual([])
  expect(diagnostics).toMatchObject([{ file: 'docs.config.ts', message: expect.stringContaining(message) }])
  expect(diagnostics[0]?.hint).toBe(hint)
})

test('a site without the function has no such redirects', () => {
  expect(createdRedirects(config, routes, '').value).toEqual([])
})
