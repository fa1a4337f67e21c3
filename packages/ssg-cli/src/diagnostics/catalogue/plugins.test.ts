import { expect, test } from 'vitest'
import { pluginDiagnostic } from './plugins.ts'

test('what a plugin finds has its name in the code, and is a warning unless it says more', () => {
  expect(pluginDiagnostic('owners', { code: 'missing', message: 'No owner' })).toEqual({
    code: 'owners/missing',
    severity: 'warning',
    message: 'No owner',
  })
})

test('a plugin that names a line alone points at its first character', () => {
  const found = pluginDiagnostic('owners', { code: 'missing', message: 'm', severity: 'error', file: 'a.md', line: 3 })
  expect(found).toMatchObject({ severity: 'error', file: 'a.md', line: 3, column: 1, endLine: 3, endColumn: 2 })
})
