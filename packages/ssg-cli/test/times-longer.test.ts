import { expect, test } from 'vitest'
import { timesLonger } from './times-longer.ts'

/** Compare each of so many numbers with some others. */
function compare(count: number, others: number): number {
  const numbers = Int32Array.from({ length: count }, (_, index) => (index * 7919) % count)
  let larger = 0
  for (const one of numbers) for (let at = 0; at < others; at++) if ((numbers[at] ?? 0) > one) larger++
  return larger
}

test('work that grows with the square of its input is told from work that grows with it', async () => {
  const linear = (count: number) => () => compare(count, 1000)
  const square = (count: number) => () => compare(count, count)
  expect(await timesLonger(linear(4000), linear(16_000))).toBeLessThan(10)
  expect(await timesLonger(square(1000), square(4000))).toBeGreaterThan(10)
})
