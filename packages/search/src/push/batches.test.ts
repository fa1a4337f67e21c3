import { expect, test } from 'vitest'
import { batches } from './batches.ts'

test.each([
  ['by their number', ['a', 'b', 'c'], { records: 2, bytes: 100 }, [['a', 'b'], ['c']]],
  ['by their size as JSON', ['aa', 'b', 'c'], { records: 9, bytes: 7 }, [['aa', 'b'], ['c']]],
  [
    'so that a large one stands alone',
    ['a', 'bbbbbbbbb', 'c'],
    { records: 9, bytes: 6 },
    [['a'], ['bbbbbbbbb'], ['c']],
  ],
  ['by bytes, not by letters', ['ü', 'ü'], { records: 9, bytes: 7 }, [['ü'], ['ü']]],
  ['of which there are none', [], { records: 9, bytes: 9 }, []],
])('records are divided %s', (_, records, limits, expected) => {
  expect(batches(records, limits)).toEqual(expected)
})
