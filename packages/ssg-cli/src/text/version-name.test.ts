import { expect, test } from 'vitest'
import { checkVersionName } from './version-name.ts'

test.each(['8.1', 'v2.0.0-rc.1', 'current', 'next stable', 'a'.repeat(32)])(
  '"%s" can be the name of a version',
  (name) => {
    expect(checkVersionName(name)).toBeUndefined()
  },
)

test.each([
  ['', 'Unexpected blank version name "", expected a name such as "1.0"'],
  ['  ', 'Unexpected blank version name "  ", expected a name such as "1.0"'],
  ['..', 'Unexpected version name "..", expected a name such as "1.0"'],
  ['8/1', 'Unexpected "/" in version name "8/1", expected a name without it'],
  ['8\\1', 'Unexpected "\\" in version name "8\\1", expected a name without it'],
  ['8:1', 'Unexpected ":" in version name "8:1", expected a name without it'],
  ['8\n1', 'Unexpected control character in version name "8\n1", expected a name without it'],
  ['a'.repeat(33), `Unexpected version name "${'a'.repeat(33)}" of 33 characters, expected at most 32`],
])('%j cannot be the name of a version', (name, message) => {
  expect(checkVersionName(name)).toBe(message)
})
