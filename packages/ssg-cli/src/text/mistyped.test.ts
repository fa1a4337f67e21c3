import { expect, test } from 'vitest'
import { mistyped } from './mistyped.ts'

const known = [
  'id',
  'title',
  'tags',
  'slug',
  'mdx',
  'sidebar_position',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'last_update',
]

test.each([
  ['sidebar_postion', 'sidebar_position'],
  ['sidebarPosition', 'sidebar_position'],
  ['sidebar-position', 'sidebar_position'],
  ['Title', 'title'],
  ['tilte', 'title'],
  ['tag', 'tags'],
  ['last_updated', 'last_update'],
  ['toc_mim_heading_level', 'toc_min_heading_level'],
])('%s is %s, mistyped', (name, expected) => {
  expect(mistyped(name, known)).toBe(expected)
})

test.each([
  'title',
  'toc_max_heading_level',
  'subtitle',
  'tabs',
  'plug',
  'max',
  'ie',
  'author',
  'sidebar',
  'position',
  'x',
])('%s is a name of its own', (name) => {
  expect(mistyped(name, known)).toBeUndefined()
})
