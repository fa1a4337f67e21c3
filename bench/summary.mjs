/**
 * @typedef {object} Summary  several runs of one build
 * @property {number} wall  median, seconds
 * @property {number} cpu   median, seconds
 * @property {number | undefined} tree     highest, MB
 * @property {number | undefined} largest  highest, MB
 * @property {number} output  MB
 */

/**
 * Put several runs of one build into one: the median of times, the highest of memory. Undefined without runs.
 *
 * @param {readonly import('./site.mjs').Run[]} runs
 * @returns {Summary | undefined}
 */
export function summary(runs) {
  if (runs.length === 0) return undefined
  const measurements = runs.map((run) => run.measurement)
  return {
    wall: median(measurements.map((measurement) => measurement.wall)),
    cpu: median(measurements.map((measurement) => measurement.cpu)),
    tree: highest(measurements.map((measurement) => measurement.tree)),
    largest: highest(measurements.map((measurement) => measurement.largest)),
    output: runs[0].output,
  }
}

/** @type {(numbers: readonly number[]) => number} */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** @type {(numbers: readonly (number | undefined)[]) => number | undefined} */
function highest(numbers) {
  const known = numbers.filter((number) => number !== undefined)
  return known.length > 0 ? Math.max(...known) : undefined
}
