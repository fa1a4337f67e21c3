import { expect, test } from 'vitest'
import { editUrl } from './edit-url.ts'
import { headsOf, smallCollection } from './testing.ts'

test.each([
  [
    'the prefix and the path below the docs folder',
    undefined,
    'https://git.test/docs/',
    'https://git.test/docs/guides/a%20b.md',
  ],
  ['an own URL', 'https://other.test', 'https://git.test/docs', 'https://other.test'],
  ['an own URL without a prefix', 'https://other.test', undefined, 'https://other.test'],
  ['no URL when it is null', null, 'https://git.test/docs', undefined],
  ['no URL when it is empty', '', 'https://git.test/docs', undefined],
  ['no URL without a prefix', undefined, undefined, undefined],
])('%s', (_, own, prefix, expected) => {
  const [head] = headsOf({ 'guides/a b.md': own === undefined ? {} : { custom_edit_url: own } })
  expect(head && editUrl(head, { ...smallCollection, ...(prefix !== undefined && { editUrl: prefix }) })).toBe(expected)
})
