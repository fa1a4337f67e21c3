import { expect, test } from 'vitest'
import { run, timesOfPatterns } from '../input.mjs'
import { mutatedTexts } from './mutated-texts.mjs'
import { known } from './patterns.mjs'

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

test('texts that once took long take time that grows with their length', { timeout: 240_000 }, async () => {
  const found = await timesOfPatterns(known, [1 / 4, 1 / 2, 1])
  expect(found).toHaveLength(known.length)
  // Eight times for four times as much, and a pause of half a second: what grows with the square takes sixteen.
  const slow = found.filter(({ times: [once = 0, , four = Infinity] }) => four > 8 * once + 500)
  const ended = found.filter(({ told }) => told.includes('page-too-slow'))
  expect({ slow, ended }).toEqual({ slow: [], ended: [] })
})
