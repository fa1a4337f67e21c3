import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resultsPage } from './results-page.mjs'

/**
 * What a campaign gave when it last ran as a whole.
 *
 * @typedef {object} KeptResult
 * @property {string} date
 * @property {string} machine
 * @property {string} node
 * @property {string} commit
 * @property {number} seed
 * @property {number} seconds
 * @property {{ tried: number, failed: number } & Readonly<Record<string, number>>} counts
 *
 * @typedef {Readonly<Record<string, KeptResult>>} KeptResults  by name of the campaign
 */

/** The files that campaigns write: what they gave, and the page that shows it. */
const kept = /** @type {const} */ (['bench/results/trust.json', 'bench/results/trust.md'])

const [data, page] = kept

/**
 * What campaigns gave before; nothing where none has run.
 *
 * @param {string} root Folder of the repository.
 * @returns {KeptResults}
 */
export function readResults(root) {
  try {
    return JSON.parse(readFileSync(join(root, data), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}

/**
 * Keep results beside those of campaigns that did not run now, and write the page that shows them.
 *
 * @param {string} root Folder of the repository.
 * @param {KeptResults} results
 */
export async function keepResults(root, results) {
  const merged = { ...readResults(root), ...results }
  const sorted = Object.fromEntries(Object.entries(merged).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
  writeFileSync(join(root, data), `${JSON.stringify(sorted, undefined, 2)}\n`)
  writeFileSync(join(root, page), await resultsPage(sorted))
}
