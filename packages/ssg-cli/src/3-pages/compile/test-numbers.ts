/**
 * Make numbers from 0 to 2³² − 1 for a test, the same in each run, so that a failure can be repeated.
 *
 *     const next = numbers(7)
 *     const one = list[next() % list.length]
 *
 * @see https://www.jstatsoft.org/article/view/v008i14 Marsaglia's xorshift, with a period of 2³² − 1
 */
export function numbers(seed: number): () => number {
  let value = seed
  return () => {
    value ^= value << 13
    value ^= value >>> 17
    value ^= value << 5
    return value >>> 0
  }
}
