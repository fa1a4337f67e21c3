import { expect, test } from 'vitest'
import { shownRanges } from './shown-ranges.ts'

const written = (length: number, position: number) =>
  shownRanges(length, position)
    .map(({ from, to, isGap }) => (isGap ? `(${from}–${to - 1})` : `${from}–${to - 1}`))
    .join(' ')

test.each([
  ['a list of forty is shown as it is', 40, 20, '0–39'],
  ['a longer one shows its ends and the neighbours of the page', 200, 57, '0–0 (1–51) 52–62 (63–198) 199–199'],
  ['near the start there is one gap', 200, 3, '0–8 (9–198) 199–199'],
  ['near the end there is one gap', 200, 197, '0–0 (1–191) 192–199'],
  ['a gap is never of one item', 200, 7, '0–12 (13–198) 199–199'],
  ['a list without the page shows its beginning', 200, -1, '0–10 (11–198) 199–199'],
])('%s', (_, length, position, expected) => {
  expect(written(length, position)).toBe(expected)
})
