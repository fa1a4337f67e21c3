import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { keepNumbers } from './numbers/kept-numbers.mjs'
import { growth } from './size/growth.mjs'
import { blockingFiles, inlineScript } from './size/html-parts.mjs'
import { clickToPaint, inTurns, loadedScripts } from './size/in-browser.mjs'
import { pluginShares } from './size/plugin-shares.mjs'
import { build, serve } from './size/site.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const doc = '/ignition/embr-thermodynamics/scripting/thermo/system-thermo-if97-specificEnthalpy'
const withReact = '/docs/everything'
/** A page of the benchmark's corpus, and a site of another tool that has it. */
const page = '/section-003/page-07/'
const { beside, keep } = parseArgs({
  options: { beside: { type: 'string' }, keep: { type: 'boolean', default: false } },
}).values

/**
 * Measure what a reader's browser has to load and do, and compare it with what we want to reach.
 *
 *     npm run size
 *     npm run size -- --keep                           # in bench/results/numbers.json
 *     npm run size -- --beside path/to/starlight/dist  # the corpus of 100 pages, built by another tool
 *
 * The exit code is 1 when something is over its goal. Sizes are exact; times are medians of several loads and mean
 * little on a machine that does something else.
 */
const work = mkdtempSync(join(tmpdir(), 'docs-build-size-'))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
/** @type {{ stop: () => void }[]} */
const servers = []
try {
  build(join(root, 'site'), join(work, 'real'))
  build(join(root, 'tests/browser/site'), join(work, 'sample'))
  const [real, sample] = await Promise.all([serve(join(work, 'real')), serve(join(work, 'sample'))])
  servers.push(real, sample)
  const html = readFileSync(join(work, 'real', doc, 'index.html'), 'utf8')
  const first = [html, ...blockingFiles(html).map((url) => readFileSync(join(work, 'real', url), 'utf8'))]
  const grown = growth(work)
  const pair = [await serve(join(work, '100/dist')), ...(beside ? [await serve(beside)] : [])]
  servers.push(...pair)
  const [ours, theirs] = await inTurns({ browser, urls: pair.map(({ origin }) => origin + page), times: 7 })
  const [load] = await inTurns({ browser, urls: [real.origin + doc], times: 3 })
  const firstPaint = kb(sum(first.map(zipped)))
  report([
    ['HTML, CSS and blocking JavaScript of a doc, gzip', firstPaint, 20, 'KB'],
    ['JavaScript that runs before the page is usable, gzip', kb(zipped(inlineScript(html))), 1, 'KB'],
    ['all JavaScript after idle, a doc, gzip', kb(await loadedScripts(browser, real.origin + doc)), 85, 'KB'],
    [
      'all JavaScript after idle, a page with React, gzip',
      kb(await loadedScripts(browser, sample.origin + withReact)),
      85,
      'KB',
    ],
    ['HTML of a page, 4,000 pages against 100', grown, 10, '% more'],
    ['main-thread tasks to load, CPU four times slower', ours.tasks, Infinity, 'ms'],
    ...(theirs
      ? [/** @type {Row} */ (['the same, times that of the site beside', ours.tasks / theirs.tasks, 0.6, ''])]
      : []),
    // A page that is painted while it still arrives may move by a hair.
    ['layout shift (CLS), to two decimals', Math.round(load.shift * 100) / 100, 0, ''],
    [
      'from click to painted article, fetched ahead',
      median(await clickToPaint({ browser, url: real.origin + doc, times: 5 })),
      50,
      'ms',
    ],
    ...pluginShares(work).flatMap(shareRows),
  ])
  if (keep) await keepNumbers({ 'first-paint': { 'docs-build': firstPaint } })
} finally {
  for (const server of servers) server.stop()
  await browser.close()
  rmSync(work, { recursive: true, force: true })
}

/**
 * A plugin may cost each page a little; what is loaded for what a page shows is its reader's wish.
 *
 * @param {import('./size/plugin-shares.mjs').PluginShare} share
 * @returns {Row[]}
 */
function shareRows({ name, styles, script, later }) {
  return [
    [`${name}: CSS and JavaScript on each page, gzip`, kb(styles + script), 2, 'KB'],
    ...(later === 0
      ? []
      : [/** @type {Row} */ ([`${name}: JavaScript on demand, all of it, gzip`, kb(later), Infinity, 'KB'])]),
  ]
}

/** @typedef {readonly [name: string, value: number, limit: number, unit: string]} Row */

/** @param {readonly Row[]} rows */
function report(rows) {
  for (const [name, value, limit, unit] of rows) {
    const mark = limit === Infinity ? '    ' : value <= limit ? 'ok  ' : 'OVER'
    const goal = limit === Infinity ? '' : `of ${number(limit)} `
    console.log(`${mark}  ${name.padEnd(54)} ${number(value).padStart(7)} ${goal}${unit}`)
  }
  if (rows.some(([, value, limit]) => value > limit)) process.exitCode = 1
}

/** @type {(value: number) => string} */
function number(value) {
  return String(Math.round(value * 100) / 100)
}

/** @type {(text: string) => number} */
function zipped(text) {
  return text === '' ? 0 : gzipSync(text, { level: 9 }).length
}

/** @type {(bytes: number) => number} */
function kb(bytes) {
  return bytes / 1000
}

/** @type {(values: readonly number[]) => number} */
function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}

/** @type {(values: readonly number[]) => number} */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
