import { expect, test } from 'vitest'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { repeatedFindings } from './repeated-findings.ts'

const at = (file: string | undefined, message: string): Diagnostic => ({
  code: 'broken-link',
  severity: 'error',
  message,
  ...(file !== undefined && { file }),
})
const places = (...diagnostics: Diagnostic[]) =>
  repeatedFindings(diagnostics).map(({ first, others }) => [first.file, ...others.map(({ file }) => file)])

test('what is said of four places is told of the first, and the others are listed', () => {
  const told = places(at('a', 'x'), at('b', 'y'), at('c', 'x'), at('d', 'x'), at('e', 'x'))
  expect(told).toEqual([['a', 'c', 'd', 'e'], ['b']])
})

test('what is said of three places is told of each', () => {
  expect(places(at('a', 'x'), at('b', 'x'), at('c', 'x'))).toEqual([['a'], ['b'], ['c']])
})

test('what has no place is told each time', () => {
  expect(places(...Array.from({ length: 4 }, () => at(undefined, 'x')))).toHaveLength(4)
})
