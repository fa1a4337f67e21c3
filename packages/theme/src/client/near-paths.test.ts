import { expect, test } from 'vitest'
import { nearPaths } from './near-paths.ts'

const paths = [
  '/docs/guides/install',
  '/docs/guides/start',
  '/docs/next/guides/install',
  '/docs/reference/system-thermo-if97-specificEnthalpy',
  '/docs/reference/system-thermo-if97-specificEntropy',
  '/docs/C%23',
  '/about',
]

test.each([
  ['a misspelled name', '/docs/guides/instal', ['/docs/guides/install', '/docs/next/guides/install']],
  ['letters in the wrong order', '/docs/guides/strat', ['/docs/guides/start']],
  ['a page that moved', '/manual/install/', ['/docs/guides/install', '/docs/next/guides/install']],
  [
    'a long name, whatever its case',
    '/docs/reference/system-thermo-if97-specificenthalpie',
    ['/docs/reference/system-thermo-if97-specificEnthalpy', '/docs/reference/system-thermo-if97-specificEntropy'],
  ],
  ['the end of a long name', '/docs/specificEntropy', ['/docs/reference/system-thermo-if97-specificEntropy']],
  ['a file of it', '/docs/guides/start.html', ['/docs/guides/start']],
  ['an encoded name', '/docs/c%23/', ['/docs/C%23']],
  ['a name that is no encoding', '/about%', ['/about']],
  ['a page that the page above never had', '/about/us/team', ['/about']],
  ['one of two pages above', '/docs/guides/start/x/y', ['/docs/guides/start']],
  ['something else', '/wp-login.php', []],
])('%s: what is near %s', (_, asked, near) => {
  expect(nearPaths(asked, paths)).toEqual(near)
})
