/**
 * @typedef {Readonly<Partial<Record<import('./site.mjs').Phase, import('./summary.mjs').Summary>>>} Phases
 * @typedef {Readonly<Record<string, Phases>>} Results  tool name → what its builds cost
 *
 * @typedef {object} Goal
 * @property {string} text
 * @property {number} limit  the value may reach it
 * @property {number | undefined} value  undefined: not measured
 */

/** Pages of a small site. */
export const fewPages = 40

/**
 * Compare docs-build with what it wants to reach. `small` is the site of the usual size, `large` the one four
 * times as large and `few` the smallest, if they were measured.
 *
 * @param {{ small: Results, large?: Results, few?: Results }} results
 * @returns {Goal[]}
 */
export function goals({ small, large = {}, few = {} }) {
  const ours = small['docs-build']
  const cached = small['hugo-cached']
  const oursLarge = large['docs-build']
  return [
    { text: 'cold, times Hugo cached', limit: 2, value: ratio(ours?.cold?.wall, cached?.cold?.wall) },
    {
      text: 'nothing changed, times Hugo cached',
      limit: 0.25,
      value: ratio(ours?.unchanged?.wall, cached?.unchanged?.wall),
    },
    { text: 'one page changed, times Hugo cached', limit: 0.2, value: ratio(ours?.edited?.wall, cached?.edited?.wall) },
    { text: 'peak memory of the process tree, MB', limit: 400, value: ours?.cold?.tree },
    { text: `${fewPages} pages: cold, seconds`, limit: 0.75, value: few['docs-build']?.cold?.wall },
    {
      text: 'four times the pages: cold, times Hugo cached',
      limit: 0.9,
      value: ratio(oursLarge?.cold?.wall, large['hugo-cached']?.cold?.wall),
    },
    {
      text: 'four times the pages: cold, times our time',
      limit: 4.2,
      value: ratio(oursLarge?.cold?.wall, ours?.cold?.wall),
    },
    { text: 'four times the pages: peak memory of the process tree, MB', limit: 500, value: oursLarge?.cold?.tree },
    {
      text: 'four times the pages: peak memory, times our memory',
      limit: 1.6,
      value: ratio(oursLarge?.cold?.tree, ours?.cold?.tree),
    },
  ]
}

/** @type {(value: number | undefined, base: number | undefined) => number | undefined} */
function ratio(value, base) {
  return value === undefined || base === undefined ? undefined : value / base
}
