import { expect, test } from 'vitest'
import { queryScope } from './query-scope.ts'

const index = {
  collections: [
    {
      id: 'default',
      versions: [
        { name: 'current', label: 'Next', isLast: false },
        { name: '8.1', label: '8.1', isLast: true },
      ],
    },
  ],
  ranges: [
    { language: 'en', tag: 'default', from: 0, to: 2 },
    { language: 'en', tag: 'docs-default-8.1', from: 2, to: 4 },
  ],
}

test.each([
  [{}, { language: 'en', tags: ['default', 'docs-default-8.1'] }],
  [
    { language: 'en', version: 'Next' },
    { language: 'en', tags: ['default', 'docs-default-current'] },
  ],
  // A version without pages is one nevertheless.
  [{ tags: ['docs-default-current'] }, { language: 'en', tags: ['docs-default-current'] }],
  [{ language: 'de' }, 'Unexpected language "de", expected "en".'],
  [
    { tags: ['default', 'doc-default-8.1'] },
    'Unexpected tag "doc-default-8.1", expected one of "default", "docs-default-current", "docs-default-8.1". Did you mean "docs-default-8.1"?',
  ],
])('%j is searched in %j', (query, scope) => {
  expect(queryScope(index, query)).toEqual(scope)
})

test('an index without pages has any language', () => {
  expect(queryScope({ collections: [], ranges: [] }, { language: 'de' })).toEqual({ language: 'de', tags: ['default'] })
})
