/**
 * Random numbers that follow from a seed, so that a campaign can be repeated.
 *
 *     const random = randomFrom(7)
 *     random.below(10)          // a whole number from 0 to 9
 *     random.pick(['a', 'b'])   // one of them
 *
 * @see https://github.com/bryc/code/blob/master/jshash/PRNGs.md#mulberry32
 * @param {number} seed
 */
export function randomFrom(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** @param {number} limit */
  const below = (limit) => Math.floor(next() * limit)
  return {
    below,
    /** @type {<T>(list: readonly T[]) => T} */
    pick: (list) => list[below(list.length)],
    /** @param {number} probability */
    chance: (probability) => next() < probability,
  }
}
