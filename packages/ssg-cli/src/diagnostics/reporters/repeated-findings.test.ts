import { expect, test } from 'vitest'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { repeatedFindings } from './repeated-findings.ts'

const at = (file: string | undefined, message: string): Diagnostic => ({
  code: 'broken-link',
  severity: 'error',
  message,
  ...(file !== undefined && { file }),
})
const repeated = (...diagnostics: Diagnostic[]) => Array.from(repeatedFindings(diagnostics), ({ file }) => file)

test('what is said of more than three places is told in full of the first three', () => {
  const found = ['a', 'b', 'c', 'd', 'e'].map((file) => at(file, 'x'))
  expect(repeated(at('0', 'y'), ...found, at('f', 'y'))).toEqual(['d', 'e'])
})

test('what has no place is told in full each time', () => {
  expect(repeated(...Array.from({ length: 5 }, () => at(undefined, 'x')))).toEqual([])
})
