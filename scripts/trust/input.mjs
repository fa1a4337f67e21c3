import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { mutatedTexts } from './input/mutated-texts.mjs'
import { patterns } from './input/patterns.mjs'

const packageDir = fileURLToPath(new URL('../../packages/ssg-cli', import.meta.url))

/** Texts that one build makes. */
const batch = 250
/** Milliseconds below which nobody asks how time grows, and how many times longer twice as much may take. */
const [noteworthy, mostRatio] = [1000, 2.6]

/** @typedef {import('./input/mutated-texts.mjs').Sample} Sample */

/**
 * Build pages of texts that nobody would write: 20,000 mutated ones, of which each must become HTML or be told, and the patterns of
 * `patterns.mjs` at once, twice and four times their length, of which the time must grow with the length.
 *
 * @type {(order: import('./campaigns.mjs').Order) => Promise<import('./campaigns.mjs').Outcome>}
 */
export async function run({ seed, short, until, report }) {
  const site = await newSite()
  try {
    const growth = await tryPatterns(
      site,
      short ? patterns.filter((_, index) => index % 64 === 0) : patterns,
      short ? 0.2 : 1,
    )
    report(`${growth.tried} patterns, ${growth.failures.length} failed`)
    for (const failure of growth.failures) report(failure)
    const texts = await tryTexts(site, seed, { count: short ? 40 : 20_000, until, report })
    return {
      name: 'input',
      counts: {
        tried: texts.tried + growth.tried,
        failed: texts.failures.length + growth.failures.length,
        'texts ended for their time': texts.tooSlow,
        'patterns at three lengths': growth.tried,
      },
      details: [...texts.failures, ...growth.failures],
    }
  } finally {
    site.remove()
  }
}

/** @type {(site: Site, seed: number, order: Pick<import('./campaigns.mjs').Order, 'until' | 'report'> & { count: number }) => Promise<{ tried: number, tooSlow: number, failures: string[] }>} */
async function tryTexts(site, seed, { count, until, report }) {
  const texts = mutatedTexts(seed)
  const failures = []
  let [tried, tooSlow] = [0, 0]
  for (; tried < count && Date.now() < until; tried += batch) {
    const samples = Array.from({ length: Math.min(batch, count - tried) }, () => texts.next().value)
    const { crashed, untold, slow } = await tryBatch(site, samples)
    tooSlow += slow
    const failed = [
      ...crashed.map((text) => `crashed: ${text}`),
      ...untold.map((text) => `neither HTML nor told: ${text}`),
    ]
    for (const failure of failed) report(failure)
    failures.push(...failed)
    report(`${tried + samples.length} texts, ${failures.length} failed so far`)
  }
  return { tried: Math.min(tried, count), tooSlow, failures }
}

/** @typedef {{ readonly crashed: string[], readonly untold: string[], readonly slow: number }} Tried */

/**
 * Build the texts as one site. When that throws, its halves are built, down to the text that does it.
 *
 * @type {(site: Site, samples: readonly Sample[]) => Promise<Tried>}
 */
async function tryBatch(site, samples) {
  try {
    const { diagnostics } = await site.build(samples)
    const told = new Set(diagnostics.map(({ file }) => file))
    const untold = samples.filter((_, index) => !site.hasPage(index) && !told.has(fileOf(samples, index)))
    const slow = diagnostics.filter(({ code }) => code === 'page-too-slow').length
    return { crashed: [], untold: untold.map(quoted), slow }
  } catch (error) {
    if (samples.length === 1)
      return { crashed: samples.map((one) => `${String(error)} in ${quoted(one)}`), untold: [], slow: 0 }
    const middle = Math.ceil(samples.length / 2)
    const [a, b] = [await tryBatch(site, samples.slice(0, middle)), await tryBatch(site, samples.slice(middle))]
    return { crashed: [...a.crashed, ...b.crashed], untold: [...a.untold, ...b.untold], slow: a.slow + b.slow }
  }
}

/**
 * Milliseconds of the processor for pages of a pattern at so many times its size, on a site of its own.
 *
 * @type {(chosen: typeof patterns, factors: readonly number[]) => Promise<readonly { name: string, times: readonly number[], told: readonly string[] }[]>}
 */
export async function timesOfPatterns(chosen, factors) {
  // None of these has a loop without an end, and the clock of a busy machine runs faster than its processor.
  const site = await newSite(30)
  try {
    await site.build([{ text: '# A {1}\n', format: 'mdx' }])
    const nothing = await timeOf(site, { text: 'a\n', format: 'md' })
    const found = []
    for (const { name, format, size, text } of chosen) {
      const times = []
      const told = new Set()
      for (const factor of factors) {
        const sample = { text: text(Math.ceil(size * factor)), format }
        times.push(Math.max(0, (await timeOf(site, sample, told)) - nothing))
      }
      found.push({ name, times, told: [...told] })
    }
    return found
  } finally {
    site.remove()
  }
}

/** @type {(site: Site, chosen: typeof patterns, scale: number) => Promise<{ tried: number, failures: string[] }>} */
async function tryPatterns(site, chosen, scale) {
  const failures = []
  await site.build([{ text: '# A {1}\n', format: 'mdx' }])
  const nothing = await timeOf(site, { text: 'a\n', format: 'md' })
  for (const { name, format, size, text } of chosen) {
    const times = []
    for (const factor of [1, 2, 4]) {
      const sample = { text: text(Math.ceil(size * scale * factor)), format }
      times.push(await timeOf(site, sample).catch((error) => `crashed: ${String(error)}`))
    }
    const [once, twice, four] = times.map((time) => (typeof time === 'number' ? Math.max(1, time - nothing) : Infinity))
    const grows = four > noteworthy && twice / once > mostRatio && four / twice > mostRatio
    if (grows || four === Infinity)
      failures.push(`${JSON.stringify(name)} in ${format}, ${size} times: ${times.join(', ')} ms`)
  }
  return { tried: chosen.length, failures }
}

/**
 * Time of the processor that a build of one page takes, in milliseconds.
 *
 * @param {Site} site
 * @param {Sample} sample
 * @param {Set<string>} [told]  gets the codes of what was found
 */
async function timeOf(site, sample, told) {
  const begin = process.cpuUsage()
  const { diagnostics } = await site.build([sample])
  const { user, system } = process.cpuUsage(begin)
  for (const { code } of diagnostics) told?.add(code)
  return Math.round((user + system) / 1000)
}

/** @type {(samples: readonly Sample[], index: number) => string} */
const fileOf = (samples, index) => `docs/p${index}.${samples[index]?.format}`

/** @type {(sample: Sample) => string} */
const quoted = ({ text, format }) =>
  `${format} ${JSON.stringify(text.length > 2000 ? `${text.slice(0, 2000)}…` : text)}`

/** @typedef {Awaited<ReturnType<typeof newSite>>} Site */

/**
 * A site whose docs are exchanged before each build. Every diagnostic is a warning, so that pages are written all the same.
 *
 * @param {number} [pageSeconds] some of the texts hold a loop without an end: each takes as long as it may
 */
async function newSite(pageSeconds = 2) {
  const { build, nodeHost } = await import(pathToFileURL(join(packageDir, 'dist/index.js')).href)
  const table = readFileSync(join(packageDir, 'src/model/diagnostic-table.ts'), 'utf8')
  const codes = [...table.matchAll(/^ {2}'([a-z-]+)': \{$/gm)].flatMap(([, code]) =>
    code === 'invalid-config' ? [] : [code],
  )
  const siteDir = mkdtempSync(join(tmpdir(), 'docs-build-input-'))
  const outDir = join(siteDir, 'dist')
  const config = {
    title: 'Input',
    url: 'https://example.com',
    docs: { path: 'docs', routeBasePath: '/' },
    markdown: { pageSeconds },
    diagnostics: Object.fromEntries(codes.map((code) => [code, 'warn'])),
  }
  writeFileSync(join(siteDir, 'docs.config.mjs'), `export default ${JSON.stringify(config)}\n`)
  return {
    /** @returns {Promise<import('docs-build').BuildResult>} */
    async build(/** @type {readonly Sample[]} */ samples) {
      rmSync(join(siteDir, 'docs'), { recursive: true, force: true })
      rmSync(outDir, { recursive: true, force: true })
      mkdirSync(join(siteDir, 'docs'))
      for (const [index, { text }] of samples.entries()) writeFileSync(join(siteDir, fileOf(samples, index)), text)
      const host = nodeHost({ siteDir, outDir, version: 'trust', cache: 'use' })
      try {
        return await build(host, { drafts: false, strict: false })
      } finally {
        await host.close()
      }
    },
    /** @type {(index: number) => boolean} */
    hasPage: (index) => existsSync(join(outDir, `p${index}/index.html`)),
    remove: () => rmSync(siteDir, { recursive: true, force: true }),
  }
}
