import { expect, test } from 'vitest'
import { renamedId } from './renamed-id.ts'

test.each<[what: string, before: string, now: string, id: string, expected: string | undefined]>([
  ['between two that stayed', 'intro setup end', 'intro installation end', 'setup', 'installation'],
  ['at the beginning', 'setup end', 'installation end', 'setup', 'installation'],
  ['at the end', 'intro setup', 'intro installation', 'setup', 'installation'],
  ['two in a row, each in its position', 'a one two z', 'a eins zwei z', 'two', 'zwei'],
  ['it is still there', 'a b', 'a b c', 'b', undefined],
  ['it was never there', 'a b', 'a c', 'x', undefined],
  ['taken away', 'a b c', 'a c', 'b', undefined],
  ['one became two', 'a b c', 'a b1 b2 c', 'b', undefined],
  ['in its position stands one that stood elsewhere', 'a b c d', 'd a c', 'b', undefined],
])('%s', (_, before, now, id, expected) => {
  expect(renamedId(id, before.split(' '), now.split(' '))).toBe(expected)
})
