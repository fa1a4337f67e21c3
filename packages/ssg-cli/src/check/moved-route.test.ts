import { expect, test } from 'vitest'
import { movedRoute } from './moved-route.ts'

const moves = [
  { from: 'docs/guides/01-install.md', to: '/setup/install' },
  { from: 'docs/tools/install.md', to: '/setup/tools' },
  { from: 'docs/2-guides/api/index.mdx', to: '/reference' },
]

test.each([
  ['/guides/install', '/setup/install'],
  ['/v1/guides/install', '/setup/install'],
  ['/tools/install', '/setup/tools'],
  ['/guides/api/', '/reference'],
  // Both files fit equally well: no answer is better than a wrong one.
  ['/install', undefined],
  ['/other', undefined],
  ['/', undefined],
])('the page of %s is now at %s', (route, to) => {
  expect(movedRoute(route, moves)).toBe(to)
})

test('two files that went to the same page are one answer', () => {
  const both = [
    { from: 'a/x.md', to: '/y' },
    { from: 'b/x.md', to: '/y' },
  ]
  expect(movedRoute('/x', both)).toBe('/y')
})
