import { expect, test } from 'vitest'
import { packageEntries } from './package-entries.ts'

test.each<[string, readonly string[]]>([
  ['{}', ['index.js']],
  ['{"main": "./lib/a.cjs"}', ['lib/a.cjs', 'index.js']],
  ['{"main": "lib/"}', ['lib', 'lib.js', 'lib/index.js', 'index.js']],
  ['{"exports": "./a.js"}', ['a.js', 'index.js']],
  [
    '{"exports": {".": {"import": "./a.mjs", "require": ["./b.cjs"]}, "./x": "./x.js"}}',
    ['a.mjs', 'b.cjs', 'index.js'],
  ],
])('the files that %s may mean', (manifest, files) => {
  expect(packageEntries(manifest)).toEqual(files)
})
