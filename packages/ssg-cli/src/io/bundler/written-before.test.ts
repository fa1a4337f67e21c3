import { expect, test } from 'vitest'
import { endOfOurs, writtenBefore } from './written-before.ts'

test.each([
  [`const __docsBuildFile="/a";${endOfOurs}throw `, 'throw '],
  ['const a = __docsBuildExports(require(', 'const a = require('],
  [
    "const a = __docsBuildExports(require('b')), c = __docsBuildExports(require(",
    "const a = require('b'), c = require(",
  ],
  ['const a = __docsBuildRequire.resolve(', 'const a = require.resolve('],
  ['const a = ', 'const a = '],
])('of %j an author wrote %j', (before, written) => {
  expect(writtenBefore(before)).toBe(written)
})
