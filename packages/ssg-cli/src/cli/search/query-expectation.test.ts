import { expect, test } from 'vitest'
import { queryExpectations } from './query-expectation.ts'
import { versionTags } from './version-tags.ts'

test('a query looks among the first three pages unless it says otherwise', () => {
  expect(
    queryExpectations([
      { query: 'a', expect: '/a' },
      { query: 'b', expect: null, first: 1 },
    ]),
  ).toEqual({
    queries: [
      { query: 'a', expect: '/a', first: 3 },
      { query: 'b', expect: null, first: 1 },
    ],
    problems: [],
  })
})

test.each([
  [{}, 'Unexpected object, expected a list of queries.'],
  [[], 'Unexpected empty list, expected at least one query.'],
  [['a'], 'Query 1: Unexpected "a", expected an object with "query" and "expect".'],
  [
    [{ query: 'a', expect: '/a', versoin: '1' }],
    'Query 1: Unexpected key "versoin", expected "query", "expect", "first", "version", "tags" or "language". Did you mean "version"?',
  ],
  [[{ query: ' ', expect: '/a' }], 'Query 1: Unexpected " " as "query", expected what a reader types.'],
  [
    [{ query: 'a' }],
    'Query 1: There is no "expect", expected the path of a page, such as "/guides/install", or null when nothing may be found.',
  ],
  [
    [{ query: 'a', expect: '/a', first: 0 }],
    'Query 1: Unexpected 0 as "first", expected a whole number from 1 to 100.',
  ],
  [
    [{ query: 'a', expect: '/a', version: '1', tags: ['x'] }],
    'Query 1: Unexpected "version" beside "tags", expected one of them.',
  ],
])('%j is answered with "%s"', (value, problem) => {
  expect(queryExpectations(value).problems).toEqual([problem])
})

const collections = [
  { id: 'site', versions: [{ name: 'current', label: 'Next', isLast: true }] },
  {
    id: 'default',
    versions: [
      { name: 'current', label: 'Next', isLast: false },
      { name: '8.1', label: '8.1', isLast: true },
    ],
  },
]

test.each([
  [undefined, ['default', 'docs-site-current', 'docs-default-8.1']],
  ['8.1', ['default', 'docs-site-current', 'docs-default-8.1']],
  ['Next', ['default', 'docs-site-current', 'docs-default-current']],
  ['8.2', 'Unexpected version "8.2", expected one of "current", "Next", "8.1". Did you mean "8.1"?'],
])('version %s is searched in %j', (version, tags) => {
  expect(versionTags(collections, version)).toEqual(tags)
})
