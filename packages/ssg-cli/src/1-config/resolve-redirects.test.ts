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

test('a circle is reported once, by the first redirect in it, and not by those that lead into it', () => {
  expect(messages(['/in', '/b'], ['/a', '/b#x'], ['/b/', '/a'], ['/too', '/a'])).toEqual([
    'Redirect from "/a" to "/b#x": Unexpected circle of redirects: "/a" → "/b#x" → "/a"',
  ])
})

test('all redirects of a circle are left out', () => {
  const redirects = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/a' },
    { from: '/c', to: '/d' },
  ]
  expect(resolveRedirects(redirects, { source: 'docs.config.ts' }).value).toEqual([{ from: '/c', to: '/d' }])
})

test('of a long circle ten routes are named', () => {
  const circle = Array.from({ length: 1000 }, (_, index) => [`/${index}`, `/${(index + 1) % 1000}`] as const)
  expect(messages(...circle)).toEqual([
    'Redirect from "/0" to "/1": Unexpected circle of redirects: "/0" → "/1" → "/2" → "/3" → "/4" → "/5" → "/6" → "/7" → "/8" → 991 more → "/0"',
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

test('so does a circle of four times as many, to which as many lead', async () => {
  const circle = (count: number) => () =>
    messages(
      ...Array.from({ length: count }, (_, index) => [`/to/${index}`, `/${index}`] as const),
      ...Array.from({ length: count }, (_, index) => [`/${index}`, `/${(index + 1) % count}`] as const),
    )
  expect(await timesLonger(circle(500), circle(2000))).toBeLessThan(10)
})
