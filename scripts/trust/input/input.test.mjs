import { expect, test } from 'vitest'
import { run } from '../input.mjs'
import { mutatedTexts } from './mutated-texts.mjs'

test('the same seed gives the same texts', () => {
  const [one, same, other] = [1, 1, 2].map((seed) => {
    const texts = mutatedTexts(seed)
    return Array.from({ length: 20 }, () => texts.next().value)
  })
  expect(one).toEqual(same)
  expect(one).not.toEqual(other)
})

test('texts that nobody would write become HTML or are told', { timeout: 240_000 }, async () => {
  const { counts, details } = await run({ seed: 1, short: true, until: Infinity, report: () => undefined })
  expect(details).toEqual([])
  expect(counts.tried).toBeGreaterThan(40)
})
