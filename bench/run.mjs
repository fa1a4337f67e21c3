import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { fewPages } from './goals.mjs'
import { report } from './report.mjs'
import { prepareSite } from './site.mjs'
import { summary } from './summary.mjs'
import { tools } from './tools.mjs'

/**
 * @typedef {import('./site.mjs').Phase} Phase
 * @typedef {import('./site.mjs').Run} Run
 */

const loadBefore = loadavg()[0]
const usual = ['docs-build', 'hugo-plain', 'hugo-cached']
const usage = `npm run bench -- [--pages 1000] [--runs 3] [--with a,b] [--only a,b] [--scale]

  --with   measure these too: ${Object.keys(tools)
    .filter((name) => !usual.includes(name))
    .join(', ')}
  --only   measure these and no others
  --scale  build four times the pages as well
  --small  build ${fewPages} pages from nothing as well
  --locales  build eight languages at once and one by one (500 pages each unless said)
  --shards  build by 1, 2 and 4 machines that share a cache (20000 pages unless said)`

const options = readOptions()
/** What a build with plugins tells of them, of all threads. */
let costOfPlugins = ''
const wanted = options.only ?? [...usual, ...options.with]
const unknown = wanted.find((name) => !tools[name])

if (unknown || !(options.pages > 0 && options.runs > 0)) {
  console.error(
    unknown ? `Unexpected tool "${unknown}", expected one of ${Object.keys(tools).join(', ')}\n\n${usage}` : usage,
  )
  process.exitCode = 2
} else if (options.locales) {
  const { compareLocales } = await import('./locales.mjs')
  const table = await compareLocales({ pages: options.pages, runs: options.runs })
  console.log(`# Languages\n\n${machine()}, ${options.runs} runs of each, medians.\n\n${table}`)
} else if (options.shards) {
  const { compareShards } = await import('./shards.mjs')
  const table = await compareShards({ pages: options.pages, counts: [1, 2, 4] })
  console.log(`# Shards\n\n${machine()}, one run of each.\n\n${table}`)
} else {
  const small = await measureAll(wanted, options.pages, ['cold', 'unchanged', 'edited'])
  const large = options.scale ? await measureAll(wanted, options.pages * 4, ['cold']) : undefined
  const few = options.small ? await measureAll(wanted, fewPages, ['cold']) : undefined
  console.log(`# Benchmark\n\n${machine()}, ${options.runs} runs of each, medians.\n`)
  console.log(report({ pages: options.pages, small, ...(large && { large }), ...(few && { few }) }))
  if (costOfPlugins) console.log(`\n## What plugins take, of the last cold build\n\n${costOfPlugins}`)
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string' },
      runs: { type: 'string', default: '3' },
      with: { type: 'string', default: '' },
      only: { type: 'string' },
      scale: { type: 'boolean', default: false },
      small: { type: 'boolean', default: false },
      locales: { type: 'boolean', default: false },
      shards: { type: 'boolean', default: false },
    },
  })
  return {
    pages: Number(values.pages ?? (values.locales ? 500 : values.shards ? 20_000 : 1000)),
    runs: Number(values.runs),
    with: values.with.split(',').filter(Boolean),
    only: values.only?.split(','),
    scale: values.scale,
    small: values.small,
    locales: values.locales,
    shards: values.shards,
  }
}

/**
 * Measure the tools in turns, so that a busy minute of the machine hits them all alike.
 *
 * @param {readonly string[]} names
 * @param {number} pages
 * @param {readonly Phase[]} phases
 * @returns {Promise<import('./goals.mjs').Results>}
 */
async function measureAll(names, pages, phases) {
  const sites = names.map((name) => ({ name, site: prepareOrSay(name, pages), runs: noRuns() }))
  for (let run = 1; run <= options.runs; run += 1) {
    for (const phase of phases) {
      for (const { name, site, runs } of sites) {
        // After a failed cold build the other two would measure something else.
        if (!site || (phase !== 'cold' && runs.cold.length < run)) continue
        flushDisk()
        const done = await site[phase]()
        if (phase === 'cold') costOfPlugins = /^Plugins .*\n(?:.+\n)+/m.exec(done.measurement.log)?.[0] ?? costOfPlugins
        console.error(
          `${pages} pages, run ${run}, ${name}, ${phase}: ${done.problem ?? `${done.measurement.wall.toFixed(2)} s`}`,
        )
        if (!done.problem) runs[phase].push(done)
      }
    }
  }
  return Object.fromEntries(sites.map(({ name, runs }) => [name, summaries(runs)]))
}

/** One tool that cannot be set up does not stop the others. @type {(name: string, pages: number) => import('./site.mjs').Site | undefined} */
function prepareOrSay(name, pages) {
  try {
    return prepareSite(tools[name], pages)
  } catch (error) {
    console.error(`${name} cannot be set up: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}

/** @returns {Record<Phase, Run[]>} */
function noRuns() {
  return { cold: [], unchanged: [], edited: [] }
}

/** @type {(runs: Record<Phase, Run[]>) => import('./goals.mjs').Phases} */
function summaries({ cold, unchanged, edited }) {
  return { cold: summary(cold), unchanged: summary(unchanged), edited: summary(edited) }
}

/** What the last build left to be written must not slow down the next. */
function flushDisk() {
  execFileSync('sync')
}

function machine() {
  const load = `load ${loadBefore.toFixed(1)} before, ${loadavg()[0].toFixed(1)} after`
  return `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${load}`
}
