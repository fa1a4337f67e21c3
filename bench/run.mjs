import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureBuilds, numbersOf } from './builds.mjs'
import { keepNumbers, keptNumbers, loadBefore } from './numbers/kept-numbers.mjs'
import { goalTable } from './numbers/page.mjs'
import { measureCheck, measureClone, measureOwnSite, measureReal } from './ours.mjs'
import { report } from './report.mjs'
import { tools } from './tools.mjs'

const usual = ['docs-build', 'hugo-plain', 'hugo-cached']
const [fewPages, manyPages] = [40, 20_000]
const usage = `npm run bench -- [--pages 1000] [--runs 3] [--with a,b] [--only a,b] [--scale] [--keep]

  --with   measure these too: ${Object.keys(tools)
    .filter((name) => !usual.includes(name))
    .join(', ')}
  --only   measure these and no others
  --scale  build four times the pages as well
  --small  build ${fewPages} pages, and the site of this repository, from nothing as well
  --large  build ${manyPages} pages from nothing as well, once
  --clone  build a clone with a shared cache that has all pages as well
  --real   build public sites as well: the folders in the folder that DOCS_BUILD_SITES names
  --all    all of these; public sites if there is such a folder
  --keep   keep the numbers in bench/results/numbers.json, of which the README's table is made
  --locales  build eight languages at once and one by one (500 pages each unless said)
  --shards  build by 1, 2 and 4 machines that share a cache (${manyPages} pages unless said)`

const options = readOptions()
const wanted = options.only ?? [...usual, ...options.with]
const unknown = wanted.find((name) => !tools[name])

if (unknown || !(options.pages > 0 && options.runs > 0) || (options.real && !options.sites)) {
  const expected = `Unexpected tool "${unknown}", expected one of ${Object.keys(tools).join(', ')}\n\n`
  console.error(`${unknown ? expected : ''}${usage}`)
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
  await compareBuilds()
}

async function compareBuilds() {
  const { pages, runs } = options
  /** What a build with plugins tells of them, of all threads. */
  let costOfPlugins = ''
  /** @type {(count: number, phases: readonly import('./builds.mjs').Phase[], names?: readonly string[], times?: number) => Promise<import('./builds.mjs').Results>} */
  const build = (count, phases, names = wanted, times = runs) =>
    measureBuilds({ names, pages: count, runs: times, phases, log: (_, log) => (costOfPlugins = costIn(log)) })

  /** @type {import('./ours.mjs').Numbers} */
  const numbers = {}
  /** Kept at once: what fails later must not lose what was measured. @param {import('./ours.mjs').Numbers} more */
  const note = async (more) => {
    Object.assign(numbers, more)
    if (options.keep) await keepNumbers(more)
  }
  const small = await build(pages, ['cold', 'unchanged', 'edited'])
  await note(numbersOf(pages, small))
  const large = options.scale ? await build(pages * 4, ['cold']) : undefined
  if (large) await note(numbersOf(pages * 4, large))
  const few = options.small ? await build(fewPages, ['cold']) : undefined
  if (few) await note(numbersOf(fewPages, few))
  if (wanted.includes('docs-build')) {
    await note(await measureCheck({ pages, runs }))
    if (options.small) await note(await measureOwnSite(runs))
    if (options.clone) await note(await cloneBesideHugo(numbers))
    if (options.large) await note(numbersOf(manyPages, await build(manyPages, ['cold'], ['docs-build'], 1)))
    if (options.real) await note(await measureReal(options.sites))
  }
  console.log(`# Benchmark\n\n${machine()}, ${runs} runs of each, medians.\n`)
  console.log(report({ pages, small, ...(large && { large }), ...(few && { few: { pages: fewPages, results: few } }) }))
  if (costOfPlugins) console.log(`\n## What plugins take, of the last cold build\n\n${costOfPlugins}`)
  console.log(`\n## Goals\n\n${goalTable(numbers, keptNumbers())}`)
}

/** A clone is compared with what Hugo takes from nothing, as that has no shared cache. @param {import('./ours.mjs').Numbers} numbers */
async function cloneBesideHugo(numbers) {
  const { pages, runs } = options
  const clone = await measureClone({ pages, runs })
  return { [`clone-${pages}`]: { ...numbers[`cold-${pages}`], ...clone[`clone-${pages}`] } }
}

/** @param {string} log */
function costIn(log) {
  return /^Plugins .*\n(?:.+\n)+/m.exec(log)?.[0] ?? ''
}

function readOptions() {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false })
  const ours = { scale: flag, small: flag, large: flag, clone: flag, real: flag, all: flag }
  const flags = { ...ours, keep: flag, locales: flag, shards: flag }
  const { values } = parseArgs({
    options: {
      pages: { type: 'string' },
      runs: { type: 'string', default: '3' },
      with: { type: 'string', default: '' },
      only: { type: 'string' },
      ...flags,
    },
  })
  const sites = process.env.DOCS_BUILD_SITES ?? ''
  return {
    ...values,
    sites,
    pages: Number(values.pages ?? (values.locales ? 500 : values.shards ? manyPages : 1000)),
    runs: Number(values.runs),
    with: values.with.split(',').filter(Boolean),
    only: values.only?.split(','),
    scale: values.scale || values.all,
    small: values.small || values.all,
    large: values.large || values.all,
    clone: values.clone || values.all,
    real: values.real || (values.all && sites !== ''),
  }
}

function machine() {
  const load = `load ${loadBefore.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after`
  return `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${load}`
}
