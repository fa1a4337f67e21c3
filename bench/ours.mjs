import { existsSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { flushDisk, measureCommand } from './builds.mjs'
import { measure } from './measure.mjs'
import { buildClone, cloneOf, startRedis } from './shared-cache.mjs'
import { prepareSite } from './site.mjs'
import { summary } from './summary.mjs'
import { tools } from './tools.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const program = join(root, 'bin/docs-build.js')

/** @typedef {Record<string, Record<string, number>>} Numbers  by key of their row and name of the tool */

/**
 * Check the corpus without what earlier checks found, and once more.
 *
 * @param {{ pages: number, runs: number }} options
 * @returns {Promise<Numbers>}
 */
export async function measureCheck({ pages, runs }) {
  const { dir } = prepareSite({ ...tools['docs-build'], name: 'docs-build check' }, pages)
  const args = ['check', dir]
  const first = await measureCommand({ args, cwd: dir, runs, before: () => remove(dir, '.docs-build') })
  const again = await measureCommand({ args, cwd: dir, runs })
  return { [`check-${pages}`]: { 'docs-build': first.wall }, [`check-again-${pages}`]: { 'docs-build': again.wall } }
}

/**
 * Build the site of this repository from nothing.
 *
 * @param {number} runs
 * @returns {Promise<Numbers>}
 */
export async function measureOwnSite(runs) {
  const out = join(tmpdir(), 'docs-build-bench', 'own-site')
  const before = () => {
    remove(out, '')
    remove(join(root, 'site'), '.docs-build')
  }
  const built = await measureCommand({ args: ['build', 'site', '--out-dir', out], cwd: root, runs, before })
  return { 'cold-own': { 'docs-build': built.wall } }
}

/**
 * Build a clone of the corpus in which nothing changed, with a shared cache that another machine filled.
 *
 * @param {{ pages: number, runs: number }} options
 * @returns {Promise<Numbers>}
 */
export async function measureClone({ pages, runs }) {
  const { dir } = prepareSite({ ...tools['docs-build'], name: 'docs-build clone' }, pages)
  const redis = await startRedis()
  try {
    await buildClone(cloneOf(dir), { url: redis.url })
    const done = []
    for (let run = 1; run <= runs; run += 1) {
      const clone = cloneOf(dir)
      flushDisk()
      const measurement = await buildClone(clone, { url: redis.url, flags: ['--reporter', 'json'] })
      const { cached } = reportIn(measurement.log)
      if (cached < pages) throw new Error(`${cached} pages of ${pages} came from the shared cache`)
      done.push({ measurement, output: 0 })
    }
    return { [`clone-${pages}`]: { 'docs-build': summary(done).wall } }
  } finally {
    redis.stop()
  }
}

/**
 * Build public sites from nothing, each of which is a folder of `sites` or in its `website` or `www`. What counts is the CPU
 * time of a page: of sites that differ this much, seconds say nothing. Diagnostics of the sites are their own.
 *
 * @param {string} sites
 * @returns {Promise<Numbers>}
 */
export async function measureReal(sites) {
  /** @type {Numbers} */
  const numbers = {}
  for (const name of readdirSync(sites).toSorted()) {
    const dir = ['', 'website', 'www'].map((folder) => join(sites, name, folder)).find(hasConfig)
    if (dir === undefined) continue
    const out = join(tmpdir(), 'docs-build-bench', `real-${name}`)
    remove(out, '')
    remove(dir, '.docs-build')
    const args = [program, 'build', dir, '--out-dir', out, '--reporter', 'json']
    const { cpu, log } = await measure({ command: process.execPath, args, cwd: dir })
    const { pages } = reportIn(log)
    console.error(`${name}: ${pages > 0 ? `${pages} pages, ${cpu.toFixed(1)} s of CPU` : log}`)
    if (pages > 0) numbers[`real-${name}`] = { 'docs-build': (cpu * 1000) / pages }
  }
  return numbers
}

/** @param {string} dir */
function hasConfig(dir) {
  return existsSync(dir) && readdirSync(dir).some((file) => /^(?:docs|docusaurus)\.config\.[cm]?[jt]s$/.test(file))
}

/** The report of `--reporter json`. @type {(log: string) => { pages: number, cached: number }} */
function reportIn(log) {
  const line = log.split('\n').find((each) => each.startsWith('{"ok"'))
  return line === undefined ? { pages: 0, cached: 0 } : JSON.parse(line)
}

/** @type {(dir: string, name: string) => void} */
function remove(dir, name) {
  rmSync(join(dir, name), { recursive: true, force: true })
}
