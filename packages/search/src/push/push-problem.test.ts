import { expect, test } from 'vitest'
import { sampleRecord } from '../../../../tests/search-host/sample-records.ts'
import { pushProblem } from './push-problem.ts'

const big = sampleRecord({ objectID: 'https://example.com/a#b-3', url: 'https://example.com/a#b' })
const target = { appId: 'APP', indexName: 'docs', hosts: ['https://app.algolia.net'], records: [big] }
const error = (name: string, message: string, status?: number) => Object.assign(new Error(message), { name, status })

test.each([
  [
    'no network',
    error('RetryError', 'Unreachable hosts'),
    ['No host of application "APP" answers', 'https://app.algolia.net', 'Check the network'],
  ],
  [
    'a wrong key',
    error('ApiError', 'Invalid Application-ID or API key', 403),
    ['refuses the key of DOCS_ALGOLIA_ADMIN_KEY', 'addObject'],
  ],
  [
    'a rate that stays limited',
    error('ApiError', 'Too many requests', 429),
    ['still limits the rate', 'Try again later'],
  ],
  [
    'a record that is too big',
    error(
      'ApiError',
      'Record at the position 0 objectID=https://example.com/a#b-3 is too big size=12345/10000 bytes. See…',
      400,
    ),
    ['The record of https://example.com/a#b (Page) has 12,345 bytes, expected at most 10,000.', 'Shorten'],
  ],
  [
    'a record that is too big and unknown',
    error('ApiError', 'objectID=x is too big size=12345/10000 bytes.', 400),
    ['The record of x has 12,345 bytes'],
  ],
  ['anything else', error('ApiError', 'Quota exceeded', 402), ['Algolia refuses the records (402): Quota exceeded']],
])('%s is told with what to do', (_, reason, words) => {
  const problem = pushProblem(reason, target)
  for (const word of words) expect(problem).toContain(word)
})

test('a bug is not taken for an answer', () => {
  expect(pushProblem(new TypeError('x is undefined'), target)).toBeUndefined()
})
