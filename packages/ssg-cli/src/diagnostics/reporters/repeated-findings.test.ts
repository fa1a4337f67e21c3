import { expect, test } from 'vitest'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { repeatedFindings } from './repeated-findings.ts'

const at = (file: string | undefined, message: string): Diagnostic => ({
  code: 'broken-link',
  severity: 'error',
  message,
  ...(file !== undefined && { file }),
})
const names = (all: Iterable<Diagnostic>) => Array.from(all, ({ file }) => file)
const saidOf = (files: string, message = 'x') => Array.from(files, (file) => at(file, message))

test('what is said of more than three places is told in full of the first three, then in a line each', () => {
  const { short, more } = repeatedFindings([at('0', 'y'), ...saidOf('abcdef'), at('f', 'y')])
  expect([names(short), more.size]).toEqual([['d', 'e', 'f'], 0])
})

test('what is said of more than six places is one line behind the first three', () => {
  const { short, folded, more } = repeatedFindings([...saidOf('abcd'), at('0', 'y'), ...saidOf('efg')])
  expect([names(short), names(folded)]).toEqual([[], ['d', 'e', 'f', 'g']])
  expect(Array.from(more, ([{ file }, rest]) => [file, names(rest)])).toEqual([['c', ['d', 'e', 'f', 'g']]])
})

test('what has no place is told in full each time', () => {
  const { short, folded } = repeatedFindings(Array.from({ length: 9 }, () => at(undefined, 'x')))
  expect([short.size, folded.size]).toEqual([0, 0])
})
