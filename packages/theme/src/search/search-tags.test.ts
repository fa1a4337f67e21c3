import { expect, test } from 'vitest'
import { versionTag } from '@docs-build/search'
import { searchTags, type TagContext } from './search-tags.ts'

const context: TagContext = {
  tags: ['default', 'docs-site-current'],
  versions: {
    default: [
      { name: 'current', isLast: false },
      { name: '8.1', isLast: true },
    ],
  },
  preferred: () => undefined,
}

test.each<[string, Partial<TagContext>, string]>([
  ['the latest version where nothing says otherwise', {}, 'docs-default-8.1'],
  ['the version that the reader prefers', { preferred: () => 'current' }, 'docs-default-current'],
  ['the version that is being read', { active: { collection: 'default', name: 'current' } }, 'docs-default-current'],
  [
    'the version that is being read, whatever is preferred',
    { active: { collection: 'default', name: '8.1' }, preferred: () => 'current' },
    'docs-default-8.1',
  ],
  ['the latest version when the preferred one is gone', { preferred: () => '7.9' }, 'docs-default-8.1'],
  ['the latest version on a page of other docs', { active: { collection: 'blog', name: 'x' } }, 'docs-default-8.1'],
])('searches %s', (_, changes, tag) => {
  expect(searchTags({ ...context, ...changes })).toEqual(['default', 'docs-site-current', tag])
})

test('searches the tag that the generator gives the records of a version', () => {
  expect(searchTags(context)).toContain(versionTag('default', '8.1'))
})
