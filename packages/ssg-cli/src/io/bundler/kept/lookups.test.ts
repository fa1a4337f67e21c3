import { expect, test } from 'vitest'
import { lookups } from './lookups.ts'

/** What is looked for because of the imports of one file. */
function lookedFor(file: string, ...imports: readonly string[]): readonly string[] {
  const found = imports.map((original) => ({ path: '', kind: 'import-statement' as const, original }))
  return lookups({ inputs: { [file]: { bytes: 1, imports: found } } }, '/project/site')
}

test('an import of a file may mean one with another ending, or an index', () => {
  expect(lookedFor('components/Box.tsx', './Inner')).toEqual(
    expect.arrayContaining([
      'components/Inner',
      'components/Inner.tsx',
      'components/Inner.js',
      'components/Inner/index.ts',
    ]),
  )
  expect(lookedFor('components/Box.tsx', '@site/parts/Inner')).toContain('parts/Inner.jsx')
})

test('an import that names its file with its ending means no other', () => {
  const imports = [{ path: 'components/Inner.tsx', kind: 'import-statement' as const, original: './Inner.tsx' }]
  const found = lookups({ inputs: { 'components/Box.tsx': { bytes: 1, imports } } }, '/project/site')
  expect(found.filter((path) => path.includes('Inner'))).toEqual([])
})

test('an import of a package may mean each of that name above', () => {
  expect(lookedFor('components/Box.tsx', '@scope/widget/part.js').filter((path) => path.includes('widget'))).toEqual([
    '../../node_modules/@scope/widget/package.json',
    '../node_modules/@scope/widget/package.json',
    'components/node_modules/@scope/widget/package.json',
    'node_modules/@scope/widget/package.json',
  ])
})

test('files that say what imports mean are looked for in all folders above', () => {
  expect(lookedFor('components/Box.tsx').filter((path) => path.endsWith('tsconfig.json'))).toEqual([
    '../../tsconfig.json',
    '../tsconfig.json',
    'components/tsconfig.json',
    'tsconfig.json',
  ])
})

test('what is in a package follows from its package.json', () => {
  expect(lookedFor('node_modules/@scope/widget/lib/index.js', './part.js')).toEqual([
    'node_modules/@scope/widget/package.json',
  ])
})

test('what a package imports may lie in it, beside it and above', () => {
  const file = '../node_modules/@scope/widget/node_modules/part/lib/index.js'
  expect(lookedFor(file, './own.js', 'deep/x.js').filter((path) => path.includes('deep'))).toEqual([
    '../../node_modules/deep/package.json',
    '../node_modules/@scope/widget/node_modules/deep/package.json',
    '../node_modules/@scope/widget/node_modules/part/node_modules/deep/package.json',
    '../node_modules/deep/package.json',
  ])
})

test('a module that is made up imports from the site', () => {
  expect(lookedFor('docs-build-entry:file:a', 'widget')).toContain('node_modules/widget/package.json')
})
