import { expect, test } from 'vitest'
import { findSection } from './section-pages.ts'

const pages = [
  { section: '/docs/', path: 'print' },
  { section: '/docs/guide/', path: 'guide/print' },
  { section: '/docs/guide/größen/', path: 'guide/größen/print' },
]

test.each([
  ['/docs/guide/', 'guide/print'],
  ['/docs/guide', 'guide/print'],
  ['/guide/', 'guide/print'],
  ['guide', 'guide/print'],
  ['/docs/guide/print', 'guide/print'],
  ['https://docs.example/docs/guide/print/', 'guide/print'],
  ['/guide/gr%C3%B6%C3%9Fen/', 'guide/größen/print'],
  ['/', 'print'],
  ['/docs/', 'print'],
  ['/guid/', undefined],
])('%s names the section with the page %s', (url, path) => {
  expect(findSection(pages, url, '/docs/')?.path).toBe(path)
})
