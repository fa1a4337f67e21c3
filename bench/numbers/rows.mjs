/**
 * @typedef {object} Goal
 * @property {number} atMost
 * @property {string} [of]  the tool whose number ours is divided by; without it our number itself counts
 *
 * @typedef {object} Row  something that is measured
 * @property {string} text
 * @property {'s' | 'ms' | 'MB' | 'KB' | 'ms of CPU a page'} unit
 * @property {string} by  the command that measures it
 * @property {Goal} [goal]
 */

const bench = 'npm run bench'
const ofHugo = (/** @type {number} */ atMost) => ({ atMost, of: 'Hugo cached' })

/**
 * All that is kept in `bench/results/numbers.json`, by its key there, in the order of the page that shows it.
 *
 * @type {Readonly<Record<string, Row>>}
 */
const fixedRows = {
  'cold-1000': { text: '1,000 pages, from nothing', unit: 's', by: bench, goal: ofHugo(2) },
  'unchanged-1000': { text: '1,000 pages, nothing changed', unit: 's', by: bench, goal: ofHugo(0.25) },
  'edited-1000': { text: '1,000 pages, one page changed', unit: 's', by: bench, goal: ofHugo(0.2) },
  'memory-1000': { text: '1,000 pages, memory', unit: 'MB', by: bench, goal: { atMost: 400 } },
  'cold-4000': { text: '4,000 pages, from nothing', unit: 's', by: `${bench} -- --scale`, goal: ofHugo(0.9) },
  'memory-4000': { text: '4,000 pages, memory', unit: 'MB', by: `${bench} -- --scale`, goal: { atMost: 500 } },
  'output-4000': { text: '4,000 pages, output', unit: 'MB', by: `${bench} -- --scale` },
  'cold-20000': { text: '20,000 pages, from nothing', unit: 's', by: `${bench} -- --large` },
  'memory-20000': { text: '20,000 pages, memory', unit: 'MB', by: `${bench} -- --large`, goal: { atMost: 900 } },
  'cold-40': { text: '40 pages, from nothing', unit: 's', by: `${bench} -- --small`, goal: { atMost: 0.75 } },
  'cold-own': {
    text: 'the site of this repository, from nothing',
    unit: 's',
    by: `${bench} -- --small`,
    goal: { atMost: 1.95 },
  },
  'clone-1000': {
    text: 'a clone of 1,000 pages that a shared cache has',
    unit: 's',
    by: `${bench} -- --clone`,
    goal: ofHugo(0.25),
  },
  'check-1000': { text: '`check` of 1,000 pages, from nothing', unit: 's', by: bench },
  'check-again-1000': { text: '`check` of 1,000 pages, again', unit: 's', by: bench },
  'first-page': { text: 'first page of `watch` at 1,000 pages', unit: 'ms', by: 'npm run bench:watch' },
  'save-to-visible': {
    text: 'save to visible change in a browser, median',
    unit: 'ms',
    by: 'npm run bench:watch',
    goal: { atMost: 30 },
  },
  'first-paint': {
    text: 'before first paint, a reference page, gzip',
    unit: 'KB',
    by: 'npm run size',
    goal: { atMost: 20 },
  },
  'first-search-4000': {
    text: 'first search on 4,000 pages, median, gzip',
    unit: 'KB',
    by: 'npm run bench:search',
    goal: { atMost: 150 },
  },
}

/**
 * The row of a key. Keys of public sites are `real-` and the name of their folder.
 *
 * @param {string} key
 * @returns {Row | undefined}
 */
export function rowOf(key) {
  const [, site] = /^real-(.+)$/.exec(key) ?? []
  if (site === undefined) return fixedRows[key]
  return { text: `${site}, from nothing`, unit: 'ms of CPU a page', by: `${bench} -- --real`, goal: { atMost: 60 } }
}

/**
 * Keys in the order in which they are shown: those of the table, then what else was measured.
 *
 * @param {readonly string[]} measured
 */
export function keysInOrder(measured) {
  return [...new Set([...Object.keys(fixedRows), ...measured.toSorted()])]
}

/**
 * A number as it is shown, with its unit.
 *
 * @param {string} key
 * @param {number} value
 */
export function shown(key, value) {
  const unit = rowOf(key)?.unit ?? ''
  const digits = unit === 's' ? 2 : unit === 'KB' ? 1 : 0
  return `${value.toFixed(digits)} ${unit === 'ms of CPU a page' ? 'ms' : unit}`
}

/**
 * What a goal looks at: our number, or how many times that of another tool it is. Undefined where it was not measured.
 *
 * @param {Goal} goal
 * @param {Readonly<Record<string, number>>} values by name of the tool
 */
export function valueOf(goal, values) {
  const ours = values['docs-build']
  const theirs = goal.of === undefined ? 1 : values[goal.of]
  return ours === undefined || theirs === undefined ? undefined : ours / theirs
}
