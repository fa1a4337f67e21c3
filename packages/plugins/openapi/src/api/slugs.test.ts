import { expect, test } from 'vitest'
import { slugs } from './slugs.ts'

test.each([
  ['List all pets', 'list-all-pets'],
  ['listPets', 'list-pets'],
  ['getHTTPStatus', 'get-http-status'],
  ['repos/get-content', 'repos-get-content'],
  ['Grüße', 'grüße'],
  ['_hidden', 'hidden'],
  ['***', 'unnamed'],
  ['index', 'index-2'],
])('%s becomes %s', (name, expected) => {
  expect(slugs([])(name)).toBe(expected)
})

test('no slug is given twice', () => {
  const slugOf = slugs(['schemas'])
  expect(['Pets', 'pets', 'Schemas'].map(slugOf)).toEqual(['pets', 'pets-2', 'schemas-2'])
})
