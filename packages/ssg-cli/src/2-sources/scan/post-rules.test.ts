import { expect, test } from 'vitest'
import { postRules } from './post-rules.ts'

test.each([
  ['2025-01-31', '2025-01-31T00:00:00.000Z'],
  ['2025-1-3', '2025-01-03T00:00:00.000Z'],
  ['2015-02-15 9:18:00', '2015-02-15T09:18:00.000Z'],
  ['2015-02-15T09:18', '2015-02-15T09:18:00.000Z'],
  ['2015-02-15 9:18:00.5', '2015-02-15T09:18:00.500Z'],
  ['2025-01-31 18:00:00+02:00', '2025-01-31T16:00:00.000Z'],
  ['2025-01-31 18:00:00 -5', '2025-01-31T23:00:00.000Z'],
])('the date "%s" of a post is %s', (written, value) => {
  expect(postRules['date']?.(written, written)).toEqual({ value })
})

test.each(['soon', '2025-13-01', '31.01.2025'])('"%s" is no date', (written) => {
  expect(postRules['date']?.(written, written)).toEqual({ expected: 'a date such as 2025-01-31' })
})
