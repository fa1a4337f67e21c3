import { expect, test } from 'vitest'
import { knownItems } from './known-items.ts'

test('what shows docs is a module of a theme, of the site or of a package; others are missing', () => {
  const items = {
    a: '@theme/ApiItem',
    b: '@theme/StepItem',
    c: '@theme/DocItem/Layout',
    d: '@site/src/item',
    e: './src/other.js',
    f: '@acme/items',
    g: '@site/src/lost',
    h: '@theme/ApiItem',
  }
  const files = ['steps-theme/StepItem/index.js', 'src/item/index.tsx', 'src/other.js']
  const given = { articles: { items }, modules: ['steps-theme'] } as never
  const { theme, missing } = knownItems(given, (path) => files.includes(path))
  expect(Object.keys(theme.articles?.items ?? {})).toEqual(['b', 'c', 'd', 'e', 'f'])
  expect(missing).toEqual(['@theme/ApiItem', '@site/src/lost'])
})
