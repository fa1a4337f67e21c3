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
  const sizes = [1 / 4, 1 / 2, 1]
  const found = await timesOfPatterns(known, sizes)
  expect(found).toHaveLength(known.length)
  // What a busy machine did to a measurement it does not do twice.
  const names = found.filter(isSlow).map(({ name }) => name)
  const repeated = await timesOfPatterns(
    known.filter(({ name }) => names.includes(name)),
    sizes,
  )
  const slow = repeated.filter(isSlow)
  const ended = found.filter(({ told }) => told.includes('page-too-slow'))
  expect({ slow, ended }).toEqual({ slow: [], ended: [] })
})

/**
 * Eight times for four times as much, and a pause of half a second: what grows with the square takes sixteen.
 *
 * @param {{ times: readonly number[] }} found
 */
function isSlow({ times: [once = 0, , four = Infinity] }) {
  return four > 8 * once + 500
}
