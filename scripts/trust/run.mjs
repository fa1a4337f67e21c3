/**
 * Try to break what is promised: builds that are killed, caches that are damaged, hostile text and requests.
 *
 *     npm run trust                             # all campaigns: hours
 *     npm run trust -- kills servers --seed 7   # some of them
 *     npm run trust -- kills --minutes 20       # as much of a long one as fits; the counts tell how much that was
 *     npm run trust -- --short                  # samples; their counts are shown and not kept
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { campaigns } from './campaigns.mjs'
import { commitOf } from './report/commit-of.mjs'
import { keepResults } from './report/kept-results.mjs'
import { machine } from './report/machine.mjs'
import { resultsTable } from './report/results-table.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
    minutes: { type: 'string', default: 'Infinity' },
  },
})
const unknown = positionals.filter((name) => !campaigns.some((campaign) => campaign.name === name))
if (unknown.length > 0) {
  console.error(`Unexpected campaign "${unknown[0]}", expected one of: ${campaigns.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const seed = Number(values.seed)
const commit = commitOf(root)
const results = {}
for (const { name } of campaigns.filter(
  (campaign) => positionals.length === 0 || positionals.includes(campaign.name),
)) {
  console.error(`\n— ${name}`)
  const started = performance.now()
  const { counts, details } = await outcomeOf(name)
  const seconds = Math.round((performance.now() - started) / 1000)
  for (const detail of details) console.error(`  ${detail}`)
  results[name] = {
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    node: process.versions.node,
    commit,
    seed,
    seconds,
    counts,
  }
  if (!values.short) await keepResults(root, { [name]: results[name] })
}
console.log(resultsTable(results))
process.exitCode = Object.values(results).every(({ counts }) => counts.failed === 0) ? 0 : 1

/**
 * A campaign that throws has failed, and the others still run.
 *
 * @param {string} name
 * @returns {Promise<import('./campaigns.mjs').Outcome>}
 */
async function outcomeOf(name) {
  try {
    const until = Date.now() + Number(values.minutes) * 60_000
    const campaign = await import(`./${name}.mjs`)
    return await campaign.run({ seed, short: values.short, until, report: (line) => console.error(`  ${line}`) })
  } catch (error) {
    return { name, counts: { tried: 1, failed: 1 }, details: [error.stack ?? String(error)] }
  }
}
