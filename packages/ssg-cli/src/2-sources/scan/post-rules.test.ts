import { expect, test } from 'vitest'
import { postRules } from './post-rules.ts'

test.each([
  ['2025-01-31', '2025-01-31T00:00:00.000Z'],
  ['2025-1-3', '2025-01-03T00:00:00.000Z'],
  ['2015-02-15 9:18:00', '2015-02-15T09:18:00.000Z'],
  ['2015-02-15T09:18', '2015-02-15T09:18:00.000Z'],
  ['2015-02-15 9:18:00.5', '2015-02-15T09:18:00.500Z'],
  ['2025-01-31 18:00:00+02:00', '2025-01-31T16:00:00.000Z'],
  ['2025-02', '2025-02-01T00:00:00.000Z'],
  ['January 31, 2025', '2025-01-31T00:00:00.000Z'],
  ['31 Jan 2025 10:30 PM', '2025-01-31T22:30:00.000Z'],
  ['Fri, 31 Jan 2025 23:00:00 -0500', '2025-02-01T04:00:00.000Z'],
  ['2025/01/31', '2025-01-31T00:00:00.000Z'],
  ['2025-01-31 18:00:00 -5', '2025-01-31T23:00:00.000Z'],
])('the date "%s" of a post is %s', (written, value) => {
  expect(postRules['date']?.(written, written)).toEqual({ value })
})

const noDates = 'soon 2025-13-01 31.01.2025 7 20250131 99999-01-01 2025-01-31T25:00 0000-00-00 12:30'

test.each([...noDates.split(' '), 'step 3'])('"%s" is no date', (written) => {
  expect(postRules['date']?.(written, written)).toEqual({ expected: 'a date such as 2025-01-31' })
})

test.each([
  ['2025-02-30', '2025-03-02T00:00:00.000Z'],
  ['2017-02-29 11:00:00', '2017-03-01T11:00:00.000Z'],
  ['2025-04-31T10:00', '2025-05-01T10:00:00.000Z'],
  ['Feb 30 2025', '2025-03-02T00:00:00.000Z'],
])('the calendar lacks "%s", which becomes %s', (written, rolledOver) => {
  const hint = `The calendar has no such day, and it is taken for ${rolledOver.slice(0, 10)}.`
  expect(postRules['date']?.(written, written)).toEqual({ expected: 'a date such as 2025-01-31', hint, rolledOver })
})

test.each(['author_url', 'authorURL', 'author_image_url', 'authorImageURL'])('"%s" takes no code', (key) => {
  expect(postRules[key]?.('javascript:alert(1)')).toMatchObject({ unsafe: 'javascript:' })
})

test('an author of a post has a key, a name or a picture', () => {
  const expected = { expected: 'an author with the key name, or imageURL' }
  expect(postRules['authors']?.([{ nam: 'Ada' }])).toEqual(expected)
  expect(postRules['authors']?.({ key: 'ada', title: 'Chief' })).toEqual({ value: [{ key: 'ada', title: 'Chief' }] })
})
