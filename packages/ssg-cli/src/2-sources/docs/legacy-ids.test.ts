import { expect, test } from 'vitest'
import { withoutVersion } from './legacy-ids.ts'

test.each<[string, object, object]>([
  ['names and ids', { 'version-1.0/docs': ['version-1.0/a', 'b'] }, { docs: ['a', 'b'] }],
  [
    'ids of items, links and categories at any depth',
    {
      'version-1.0/docs': [
        {
          type: 'category',
          label: 'A',
          link: { type: 'doc', id: 'version-1.0/a' },
          items: [{ Short: ['version-1.0/b'] }],
        },
        { type: 'doc', id: 'version-1.0/c', label: 'version-1.0/C' },
      ],
    },
    {
      docs: [
        { type: 'category', label: 'A', link: { type: 'doc', id: 'a' }, items: [{ Short: ['b'] }] },
        { type: 'doc', id: 'c', label: 'version-1.0/C' },
      ],
    },
  ],
  ['another version is an id', { docs: ['version-2.0/a'] }, { docs: ['version-2.0/a'] }],
])('sidebars of version 1.0 lose its name: %s', (_, written, expected) => {
  expect(withoutVersion(written, '1.0')).toEqual(expected)
})
