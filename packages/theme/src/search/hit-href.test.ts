import { expect, test } from 'vitest'
import { hitHref } from './hit-href.ts'

const origin = 'https://docs.example.com'

test.each([
  ['a hit of the published site', 'https://docs.example.com/a/#b', '/', '/a/#b'],
  ['under the base URL of the site', 'https://docs.example.com/docs/a', '/docs/', '/docs/a'],
  ['the start page of the site', 'https://docs.example.com/docs', '/docs/', '/docs'],
  ['in a preview under another base URL', 'https://docs.example.com/a#b', '/pr-7/', '/pr-7/a#b'],
  ['whose URL has no origin', '/a', '/', '/a'],
  ['with a query', 'https://docs.example.com/a?tab=x#b', '/', '/a?tab=x#b'],
  ['of another site', 'https://blog.example.com/a', '/docs/', 'https://blog.example.com/a'],
  ['that is a script', 'javascript:alert(1)', '/docs/', '/docs/'],
  ['that is no URL', 'https://:', '/docs/', '/docs/'],
])('%s', (_, url, baseUrl, expected) => {
  expect(hitHref(url, { origin, baseUrl })).toBe(expected)
})
