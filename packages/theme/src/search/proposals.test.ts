import { expect, test } from 'vitest'
import { missingResultsHref } from './missingResultsHref.ts'
import { proposals } from './proposals.ts'

test('groups seen before come first, then sections of the site, three at most', () => {
  expect(proposals('x', ['B'], ['A', 'B', 'C', 'D'])).toEqual(['B', 'A', 'C'])
})

test('the group of what stands in no part of the site is not proposed', () => {
  expect(proposals('x', ['Documentation', 'B'], [])).toEqual(['B'])
})

test('what was searched is not proposed', () => {
  expect(proposals('charts', ['Charts'], ['Core'])).toEqual(['Core'])
})

test('the link for missing results holds the query', () => {
  expect(missingResultsHref('https://x/new?title={query}&body={query}', 'a&b')).toBe(
    'https://x/new?title=a%26b&body=a%26b',
  )
  expect(missingResultsHref(undefined, 'a')).toBeUndefined()
})
