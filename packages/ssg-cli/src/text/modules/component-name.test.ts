import { expect, test } from 'vitest'
import { componentForm, componentName } from './component-name.ts'

test.each([
  ['components/toc-list.tsx', 'TocList'],
  ['footer.jsx', 'Footer'],
  ['content/APITable.tsx', 'APITable'],
  ['html/new-tab.ts', undefined],
  ['content/content.test.tsx', undefined],
  ['styles/toc.css', undefined],
])('%s holds the component %s', (path, name) => {
  expect(componentName(path)).toBe(name)
})

test('names that differ in hyphens and case are one component', () => {
  expect(new Set(['TOCList', 'TocList', 'toc-list'].map(componentForm))).toEqual(new Set(['toclist']))
})
