import { describe, expect, test } from 'vitest'
import { timesLonger } from '../../test/times-longer.ts'
import { resolveRedirects } from './resolve-redirects.ts'

function messages(...redirects: readonly (readonly [string, string])[]) {
  const pairs = redirects.map(([from, to]) => ({ from, to }))
  return resolveRedirects(pairs, { source: 'docs.config.ts' }).diagnostics.map(({ message }) => message)
}

describe('a redirect', () => {
  test.each([
    ['to another route', '/a', '/b'],
    ['to an anchor', '/a', '/b#c'],
    ['to another site', '/a', 'https://example.com/'],
    ['to the same letters in other case', '/A', '/a'],
  ])('%s is kept', (_, from, to) => {
    expect(resolveRedirects([{ from, to }], { source: 'docs.config.ts' })).toEqual({
      value: [{ from, to }],
      diagnostics: [],
    })
  })

  test.each([
    ['from no route', 'a', '/b', 'Unexpected "from" "a", expected a route that starts with "/"'],
    ['from an anchor', '/a#b', '/b', 'Unexpected "from" "/a#b", expected a route without "?", "#" and spaces'],
    [
      'from a name that no file can have',
      `/${'é'.repeat(126)}`,
      '/b',
      `Unexpected "from" "/${'é'.repeat(126)}", expected a route with names of at most 250 bytes`,
    ],
    [
      'to no route',
      '/a',
      'b',
      'Unexpected "to" "b", expected a route that starts with "/" or a URL that starts with "https://"',
    ],
    [
      'to a script',
      '/a',
      'javascript:b',
      'Unexpected "to" "javascript:b", expected a route that starts with "/" or a URL that starts with "https://"',
    ],
    ['to itself', '/a', '/a', 'Unexpected redirect to itself, expected another route'],
    ['to itself with a slash', '/a', '/a/', 'Unexpected redirect to itself, expected another route'],
  ])('%s is reported', (_, from, to, message) => {
    expect(messages([from, to])).toEqual([`Redirect from "${from}" to "${to}": ${message}`])
  })
})

test('of two redirects from one route, the second is reported and left out', () => {
  const first = { from: '/a', to: '/b' }
  const { value, diagnostics } = resolveRedirects([first, { from: '/a/', to: '/c' }], { source: 'docs.config.ts' })
  expect(value).toEqual([first])
  expect(diagnostics).toMatchObject([
    {
      code: 'invalid-redirect',
      file: 'docs.config.ts',
      message:
        'Redirect from "/a/" to "/c": Unexpected second redirect from "/a/", expected one: the first leads to "/b"',
    },
  ])
})

test('a circle is reported for each redirect in it, and not for one that leads into it', () => {
  expect(messages(['/in', '/a'], ['/a', '/b#x'], ['/b/', '/a'])).toEqual([
    'Redirect from "/a" to "/b#x": Unexpected circle of redirects: "/a" → "/b#x" → "/a"',
    'Redirect from "/b/" to "/a": Unexpected circle of redirects: "/b/" → "/a" → "/b#x"',
  ])
})

test('a chain that ends is kept', () => {
  expect(messages(['/a', '/b'], ['/b', '/c'])).toEqual([])
})

test('the position in the config file is the string that is wrong', () => {
  const text = "redirects: [{ from: '/a', to: 'b' }]"
  expect(resolveRedirects([{ from: '/a', to: 'b' }], { source: 'docs.config.ts', text }).diagnostics).toMatchObject([
    { line: 1, column: 32, endLine: 1, endColumn: 33 },
  ])
})

test('a chain of four times as many redirects takes less than ten times as long', async () => {
  const chain = (count: number) => () =>
    messages(...Array.from({ length: count }, (_, index) => [`/${index}`, `/${index + 1}`] as const))
  expect(await timesLonger(chain(1000), chain(4000))).toBeLessThan(10)
})
