import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measure } from './measure.mjs'
import { prepareSite } from './site.mjs'
import { summary } from './summary.mjs'
import { tools } from './tools.mjs'

/**
 * @typedef {import('./site.mjs').Phase} Phase
 * @typedef {import('./site.mjs').Run} Run
 * @typedef {Readonly<Partial<Record<Phase, import('./summary.mjs').Summary>>>} Phases
 * @typedef {Readonly<Record<string, Phases>>} Results  tool name → what its builds cost
 */

const program = fileURLToPath(new URL('../bin/docs-build.js', import.meta.url))

/**
 * Build the corpus with several tools, which take turns, so that a busy minute of the machine hits them all alike.
 *
 * @param {{ names: readonly string[], pages: number, runs: number, phases: readonly Phase[], log?: (name: string, log: string) => void }} options
 *   `log` is told what each cold build printed.
 * @returns {Promise<Results>}
 */
export async function measureBuilds({ names, pages, runs, phases, log = () => undefined }) {
  const sites = names.map((name) => ({ name, site: prepareOrSay(name, pages), done: noRuns() }))
  for (let run = 1; run <= runs; run += 1) {
    for (const phase of phases) {
      for (const { name, site, done } of sites) {
        // After a failed cold build the other two would measure something else.
        if (!site || (phase !== 'cold' && done.cold.length < run)) continue
        flushDisk()
        const one = await site[phase]()
        if (phase === 'cold') log(name, one.measurement.log)
        console.error(
          `${pages} pages, run ${run}, ${name}, ${phase}: ${one.problem ?? `${one.measurement.wall.toFixed(2)} s`}`,
        )
        if (!one.problem) done[phase].push(one)
      }
    }
  }
  return Object.fromEntries(
    sites.map(({ name, done }) => [
      name,
      { cold: summary(done.cold), unchanged: summary(done.unchanged), edited: summary(done.edited) },
    ]),
  )
}

/**
 * Numbers of builds to be kept, by their key.
 *
 * @param {number} pages
 * @param {Results} results
 * @returns {Record<string, Record<string, number>>}
 */
export function numbersOf(pages, results) {
  return {
    [`cold-${pages}`]: byTool(results, ({ cold }) => cold?.wall),
    [`unchanged-${pages}`]: byTool(results, ({ unchanged }) => unchanged?.wall),
    [`edited-${pages}`]: byTool(results, ({ edited }) => edited?.wall),
    [`memory-${pages}`]: byTool(results, ({ cold }) => cold?.tree),
    [`output-${pages}`]: byTool(results, ({ cold }) => cold?.output),
  }
}

/**
 * Run a command of docs-build several times and put the runs into one.
 *
 * @param {{ args: readonly string[], cwd: string, runs: number, before?: () => void, env?: Readonly<Record<string, string>> }} options
 *   `before` is called before each run.
 * @returns {Promise<import('./summary.mjs').Summary>}
 */
export async function measureCommand({ args, cwd, runs, before = () => undefined, env }) {
  const done = []
  for (let run = 1; run <= runs; run += 1) {
    before()
    flushDisk()
    const measurement = await measure({ command: process.execPath, args: [program, ...args], cwd, ...(env && { env }) })
    if (measurement.code !== 0) throw new Error(`docs-build ${args.join(' ')}\n${measurement.log}`)
    console.error(`run ${run}, docs-build ${args[0]} ${join(cwd, '.')}: ${measurement.wall.toFixed(2)} s`)
    done.push({ measurement, output: 0 })
  }
  return summary(done)
}

/** What the last build left to be written must not slow down the next. */
export function flushDisk() {
  execFileSync('sync')
}

/** @type {(results: Results, pick: (phases: Phases) => number | undefined) => Record<string, number>} */
function byTool(results, pick) {
  const values = Object.entries(results).map(([name, phases]) => [tools[name].name, pick(phases)])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
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
