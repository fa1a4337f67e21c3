import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { commitOf } from '../../scripts/trust/report/commit-of.mjs'
import { machine } from '../../scripts/trust/report/machine.mjs'
import { numbersPage } from './page.mjs'
import { rowOf } from './rows.mjs'

/**
 * @typedef {Readonly<Record<string, number>>} Values  of one row, by name of the tool
 *
 * @typedef {object} KeptRow
 * @property {string} when     day
 * @property {string} machine
 * @property {string} node
 * @property {number} load     of the machine before, one minute
 * @property {string} commit
 * @property {Values} values
 *
 * @typedef {Readonly<Record<string, KeptRow>>} KeptNumbers
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const data = new URL('../results/numbers.json', import.meta.url)
const page = new URL('../results/numbers.md', import.meta.url)

/** The load of the machine when a command began to measure: its own work is not what disturbs it. */
export const loadBefore = loadavg()[0] ?? 0

/** @returns {KeptNumbers} */
export function keptNumbers() {
  return JSON.parse(readFileSync(data, 'utf8'))
}

/**
 * Keep numbers beside those of rows that were not measured now, and write the page that shows them all.
 *
 * @param {Readonly<Record<string, Values>>} numbers by key; those that no row is for are left out
 */
export async function keepNumbers(numbers) {
  const context = {
    when: new Date().toISOString().slice(0, 10),
    machine: machine(),
    node: process.versions.node,
    load: Math.round(loadBefore * 10) / 10,
    commit: commitOf(root),
  }
  const own = Object.entries(numbers).filter(([key]) => rowOf(key))
  const rounded = own.map(([key, values]) => [key, { ...context, values: roundedValues(values) }])
  const all = { ...keptNumbers(), ...Object.fromEntries(rounded) }
  writeFileSync(data, `${JSON.stringify(all, undefined, 2)}\n`)
  writeFileSync(page, await numbersPage(all))
}

/** Three digits say what a busy machine knows. @param {Values} values */
function roundedValues(values) {
  return Object.fromEntries(Object.entries(values).map(([tool, value]) => [tool, Number(value.toPrecision(3))]))
}
