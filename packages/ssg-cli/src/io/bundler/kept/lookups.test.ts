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

test('a module that is made up imports from the site', () => {
  expect(lookedFor('docs-build-entry:file:a', 'widget')).toContain('node_modules/widget/package.json')
})
