/**
 * Make a small generator of random numbers that gives the same sequence for the same seed (mulberry32).
 *
 * @param {number} seed
 */
export function random(seed) {
  let state = seed >>> 0

  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  return {
    /** A whole number from `low` to `high`, both included. @type {(low: number, high: number) => number} */
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    /** One of the items. @type {<T>(items: readonly T[]) => T} */
    pick: (items) => items[Math.floor(next() * items.length)],
    /** `count` different items. @type {<T>(items: readonly T[], count: number) => T[]} */
    sample(items, count) {
      const rest = [...items]
      return Array.from(
        { length: Math.min(count, rest.length) },
        () => rest.splice(Math.floor(next() * rest.length), 1)[0],
      )
    },
  }
}

/** @typedef {ReturnType<typeof random>} Random */
