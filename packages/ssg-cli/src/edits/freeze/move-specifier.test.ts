import { expect, test } from 'vitest'
import { copiesIn, moveSpecifier, type Move } from './move-specifier.ts'

const files = new Map([
  ['index.md', 'docs/index.md'],
  ['guide/use.mdx', 'docs/guide/use.mdx'],
  ['guide/_note.mdx', 'docs/guide/_note.mdx'],
  ['guide/flow.svg', 'versioned_docs/version-1.0/guide/flow.svg'],
  ['_Box.tsx', 'docs/_Box.tsx'],
])
const move: Move = {
  files,
  copies: copiesIn('versioned_docs/version-2.0', files),
  byRoute: new Map([
    ['/base/docs/next', 'versioned_docs/version-2.0/index.md'],
    ['/base/docs/next/guide/use', 'versioned_docs/version-2.0/guide/use.mdx'],
  ]),
  baseUrl: '/base/',
  folder: 'versioned_docs/version-2.0',
  exists: (path) => ['src/Box.tsx', 'examples/a b.py', 'other/x.md'].includes(path),
}

test.each([
  // Inside: the copy has the same shape.
  ['link', './_note.mdx', './_note.mdx'],
  ['link', '../index.md#a', '../index.md#a'],
  ['link', '/index.md', '/index.md'],
  ['link', './flow.svg', './flow.svg'],
  ['import', '../_Box', '../_Box'],
  // Out of the folder: written for the new folder.
  ['import', '../../src/Box', '../../../src/Box'],
  ['code', '../../examples/a b.py', '../../../examples/a b.py'],
  ['link', '../../examples/a%20b.py?x#y', '../../../examples/a%20b.py?x#y'],
  ['attribute', '../../other/x.md', '../../../other/x.md'],
  // Out and in again: the copy.
  ['import', '@site/docs/_Box', '../_Box'],
  ['import', '../../docs/guide/_note.mdx', './_note.mdx'],
  ['link', '@site/docs/index.md#a', '../index.md#a'],
  ['link', '/docs/index.md', '../index.md'],
  // Pages by their URL.
  ['link', '/docs/next/guide/use/?q#a', './use.mdx?q#a'],
  ['link', '/base/docs/next/', '../index.md'],
  // Not ours to change.
  ['attribute', '/docs/next/guide/use', '/docs/next/guide/use'],
  ['link', '/docs/1.0/guide/use', '/docs/1.0/guide/use'],
  ['link', 'https://example.com/docs/next/', 'https://example.com/docs/next/'],
  ['link', '#a', '#a'],
  ['link', '../../absent.md', '../../absent.md'],
  ['import', '@site/src/Box', '@site/src/Box'],
  ['import', 'react/jsx-runtime', 'react/jsx-runtime'],
] as const)('%s %s becomes %s', (kind, value, expected) => {
  expect(moveSpecifier({ kind, value, start: 0, end: value.length }, 'guide/use.mdx', move)).toBe(expected)
})

test('docs beside the site are moved in the same way', () => {
  const outside = new Map([['a.mdx', '../content/docs/a.mdx']])
  const value = '../../src/Box'
  const beside: Move = {
    ...move,
    files: outside,
    copies: copiesIn('../content/versioned_docs/version-2.0', outside),
    folder: '../content/versioned_docs/version-2.0',
    exists: (path) => path === '../src/Box.tsx',
  }
  expect(moveSpecifier({ kind: 'import', value, start: 0, end: 1 }, 'a.mdx', beside)).toBe('../../../src/Box')
})

test.each([
  ['import', '../../../../src/Box', '../../../../../src/Box'],
  ['import', '../../../../docs/_Box', '../../../../../versioned_docs/version-2.0/_Box'],
  ['import', './_wort.mdx', './_wort.mdx'],
  ['link', './fluss.svg', './fluss.svg'],
  // Links to Markdown files are written as in the original.
  ['link', '../../other/x.md', '../../../other/x.md'],
  ['link', '/docs/next/guide/use', './use.mdx'],
] as const)('in a translation %s %s becomes %s', (kind, value, expected) => {
  const translated = new Map([...files, ['guide/use.mdx', 'i18n/de/docs/guide/use.mdx']])
  const folder = 'i18n/de/versioned_docs/version-2.0'
  const ofGerman: Move = { ...move, files: translated, folder, originals: move }
  expect(moveSpecifier({ kind, value, start: 0, end: 1 }, 'guide/use.mdx', ofGerman)).toBe(expected)
})
