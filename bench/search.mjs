import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { keepNumbers } from './numbers/kept-numbers.mjs'
import { bundleEngine } from './search/bundle-engine.mjs'
import { firstQueries } from './search/first-query.mjs'
import { keystrokes } from './search/keystrokes.mjs'
import { queries } from './search/queries.mjs'
import { searchSite } from './search/site.mjs'
import { serve } from './size/site.mjs'

/**
 * Measure the embedded search: what a query loads, how long a keystroke takes in a slow browser, and what the index
 * adds to a build.
 *
 *     npm run bench:search                     # 100, 1,000 and 4,000 pages
 *     npm run bench:search -- --pages 1000 --runs 3
 *     npm run bench:search -- --keep           # in bench/results/numbers.json
 *
 * Builds with and without index take turns; ratios of one run mean more than seconds. The exit code is 1 when
 * something is over its goal.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '100,1000,4000' },
    runs: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
  },
})
/** @type {Record<string, { 'docs-build': number }>} */
const firstSearches = {}
const engine = await bundleEngine()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
console.log(`The engine weighs ${kb(engine.gzip)} KB with gzip.`)
try {
  for (const pages of values.pages.split(',').map(Number)) {
    console.log(`\n${pages.toLocaleString('en')} pages`)
    const { dist, rows } = await builds(pages)
    console.table(rows)
    const loaded = await firstQueries(dist, queries)
    const server = await serve(dist)
    const times = await keystrokes({ browser, origin: server.origin, code: engine.code, queries })
    server.stop()
    const sizes = loaded.map(({ bytes }) => bytes + engine.gzip)
    firstSearches[`first-search-${pages}`] = { 'docs-build': kb(median(sizes)) }
    report('first query, KB with gzip', sizes.map(kb), 150)
    report(
      'first query, requests',
      loaded.map(({ requests }) => requests + 1),
      24,
    )
    report('keystroke to results at 4x, ms', times, 50)
    const heaviest = loaded.reduce((a, b) => (a.bytes > b.bytes ? a : b))
    console.log(`  heaviest: "${heaviest.text}", ${kb(heaviest.bytes)} KB, ${heaviest.total} hits`)
  }
} finally {
  await browser.close()
}
if (values.keep) await keepNumbers(firstSearches)

/**
 * Build with and without index in turns.
 *
 * @param {number} pages
 */
async function builds(pages) {
  const sites = { with: searchSite(pages, 'embedded'), without: searchSite(pages, 'none') }
  /** @type {Record<string, Record<string, number[]>>} */
  const seconds = {}
  for (let run = 0; run < Number(values.runs); run++) {
    for (const phase of /** @type {const} */ (['cold', 'unchanged', 'edited'])) {
      for (const [name, site] of Object.entries(sites)) {
        const { measurement, problem } = await site[phase]()
        if (problem) throw new Error(problem)
        const own = (seconds[phase] ??= {})
        ;(own[`${name} (s)`] ??= []).push(measurement.wall)
        ;(own[`${name} (CPU s)`] ??= []).push(measurement.cpu)
      }
    }
  }
  const rows = Object.fromEntries(
    Object.entries(seconds).map(([phase, own]) => {
      const medians = Object.fromEntries(Object.entries(own).map(([name, list]) => [name, round(median(list))]))
      const added = (medians['with (CPU s)'] / medians['without (CPU s)'] - 1) * 100
      return [phase, { ...medians, 'added CPU %': round(added) }]
    }),
  )
  return { dist: join(sites.with.dir, 'dist'), rows }
}

/** @type {(name: string, numbers: readonly number[], goal: number) => void} */
function report(name, numbers, goal) {
  const most = Math.max(...numbers)
  const isOver = most > goal
  if (isOver) process.exitCode = 1
  console.log(`  ${name}: median ${round(median(numbers))}, most ${round(most)}, goal ${goal}${isOver ? '  OVER' : ''}`)
}

/** @type {(numbers: readonly number[]) => number} */
function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}

/** @type {(value: number) => number} */
function round(value) {
  return Math.round(value * 100) / 100
}

/** @type {(bytes: number) => number} */
function kb(bytes) {
  return round(bytes / 1000)
}
