import { expect, test } from 'vitest'
import { isBeside } from './theme-files.ts'

test.each<[name: string, importer: string, isBeside: boolean]>([
  ['DocBreadcrumbs', 'src/theme/DocItem/Layout/index.js', true],
  ['DocItem/TOC/Mobile', 'src/theme/DocItem/Layout/index.js', true],
  ['DocItem/Layout', 'src/theme/DocItem.tsx', false],
  ['DocItem/Content', 'src/theme/DocItem/Layout.tsx', false],
  ['DocCardList', 'src/theme/DocItem/Content.tsx', false],
  ['TOC', 'src/theme/DocItem/TOC/Desktop/index.js', false],
  ['Footer', 'src/theme/Layout/index.tsx', true],
  ['Navbar', 'src/theme/Layout.tsx', true],
  ['Layout/Provider', 'src/theme/Layout.tsx', false],
  ['Footer', 'src/pages/index.tsx', false],
  ['BlogPostItem/Header', 'src/theme/BlogPostItem/index.js', true],
  ['BlogPostItem/Header', 'src/theme/Own.js', false],
])('@theme/%s in %s stands beside it: %s', (name, importer, expected) => {
  expect(isBeside(name, importer)).toBe(expected)
})
