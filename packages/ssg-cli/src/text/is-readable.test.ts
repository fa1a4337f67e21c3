import { expect, test } from 'vitest'
import { isReadable } from './is-readable.ts'

test.each([
  [undefined, [], true],
  ['../../a.py', [], false],
  ['../../shared/a.py', ['../../shared'], true],
  ['../../shared', ['../../shared'], true],
  ['../../shared-2/a.py', ['../../shared'], false],
  ['../../shared/a.py', ['../shared'], false],
  ['../a.py', ['../..'], true],
  ['../../a.py', ['../..'], true],
  ['../../../a.py', ['../..'], false],
  ['../a.py', ['../../b'], false],
  ['../a.py', ['x', '..'], true],
] as const)('%s with %j: %s', (place, folders, expected) => {
  expect(isReadable(place, folders)).toBe(expected)
})
