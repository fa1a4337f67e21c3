import { expect, test } from 'vitest'
import { missingResultsHref } from './missing-results-href.ts'
import { proposals } from './proposals.ts'

test.each<[string, Partial<Parameters<typeof proposals>[0]>, string[]]>([
  ['parts seen before come first, three at most', { seen: ['B'], sections: ['A', 'B', 'C', 'D'] }, ['B', 'A', 'C']],
  ['what was searched is not proposed', { query: 'charts', sections: ['Charts', 'Core'] }, ['Core']],
  ['a part without a page is not proposed', { seen: ['Parts'], sections: ['Core'] }, ['Core']],
  ['a hosted index finds parts too', { seen: ['Parts'], sections: ['Core'], isHosted: true }, ['Parts', 'Core']],
])('%s', (_, input, expected) => {
  expect(proposals({ query: 'x', seen: [], sections: [], isHosted: false, ...input })).toEqual(expected)
})

test('the link for missing results holds the query', () => {
  expect(missingResultsHref('https://x/new?title={query}&body={query}', 'a&b')).toBe(
    'https://x/new?title=a%26b&body=a%26b',
  )
  expect(missingResultsHref(undefined, 'a')).toBeUndefined()
})
