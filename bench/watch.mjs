import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { editPage, generateCorpus } from './corpus.mjs'
import { keepNumbers, loadBefore } from './numbers/kept-numbers.mjs'
import { freePort } from './shared-cache.mjs'
import { noteRevisions, shownAt } from './shown-at.mjs'
import { prepareSite } from './site.mjs'
import { tools } from './tools.mjs'

/**
 * How long an author waits: from the start of a dev server to the first page in a browser, and from a save to the change.
 *
 * The tools take turns, so that a busy minute of the machine hits them all alike; what counts is their ratio. No start is
 * the first one of its tool: of code that was never run, docs-build and others keep what was compiled.
 *
 *     npm run bench:watch -- --pages 1000 --with vitepress,eleventy --starts 3 --saves 20
 *     npm run bench:watch -- --with hugo-plain --keep
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    with: { type: 'string', default: '' },
    starts: { type: 'string', default: '3' },
    saves: { type: 'string', default: '20' },
    /** Milliseconds to wait after a start before the first save: all tools have something to do in the background. */
    settle: { type: 'string', default: '15000' },
    /** Keep the numbers in `bench/results/numbers.json`. */
    keep: { type: 'boolean', default: false },
  },
})

/** @type {(path: string, ...args: readonly string[]) => readonly string[]} */
const node = (path, ...args) => [process.execPath, path, ...args]

/** @type {(port: number) => readonly string[]} */
const eleventy = (port) => node('node_modules/@11ty/eleventy/cmd.cjs', '--serve', '--quiet', '--port', `${port}`)

/** @type {(port: number) => readonly string[]} */
const hugo = (port) => ['hugo', 'server', '--quiet', '--port', `${port}`]

/**
 * The dev server of each tool, as its authors start it.
 *
 * @type {Readonly<Record<string, (port: number) => readonly string[]>>}
 */
const commands = {
  'docs-build': (port) => node(join(process.cwd(), 'bin/docs-build.js'), 'watch', '.', '--port', `${port}`),
  'hugo-plain': hugo,
  'hugo-cached': hugo,
  vitepress: (port) => node('node_modules/vitepress/bin/vitepress.js', 'dev', 'docs', '--port', `${port}`),
  eleventy,
  'eleventy-bare': eleventy,
  docusaurus: (port) =>
    node('node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', `${port}`),
}

const names = ['docs-build', ...values.with.split(',').filter(Boolean)]
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
/** @type {Record<string, { cold: number[], again: number[], save: number[] }>} */
const results = Object.fromEntries(names.map((name) => [name, { cold: [], again: [], save: [] }]))
const sites = names.map((name) => ({ name, ...prepare(name) }))

for (const site of sites) await visit(site, async () => undefined)
for (let start = 1; start <= Number(values.starts); start++) {
  for (const site of sites) {
    for (const path of [site.tool.out, ...site.tool.caches])
      rmSync(join(site.dir, path), { recursive: true, force: true })
    const isLast = start === Number(values.starts)
    results[site.name]?.cold.push(
      await visit(site, async (page) => {
        if (isLast) results[site.name]?.save.push(...(await saves(site, page)))
      }),
    )
    results[site.name]?.again.push(await visit(site, async () => undefined))
    console.error(site.name, JSON.stringify(results[site.name]))
  }
}
await browser.close()

const own = results['docs-build']
console.log(`Load of the machine before: ${loadBefore}. Medians in ms; in brackets our time divided by theirs.\n`)
console.log(
  '| | first page, nothing cached | first page, again | save to visible change |\n| --- | ---: | ---: | ---: |',
)
for (const name of names) {
  const cells = /** @type {const} */ (['cold', 'again', 'save']).map((kind) => {
    const [ours, theirs] = [median(own?.[kind] ?? []), median(results[name]?.[kind] ?? [])]
    // Nothing was saved.
    if (Number.isNaN(theirs)) return ''
    return `${Math.round(theirs)}${name === 'docs-build' ? '' : ` (${(ours / theirs).toFixed(2)})`}`
  })
  console.log(`| ${name} | ${cells.join(' | ')} |`)
}

if (values.keep) await keepNumbers({ 'first-page': mediansOf('cold'), 'save-to-visible': mediansOf('save') })

/** What is kept of each tool, by its name in tables. @param {'cold' | 'save'} kind */
function mediansOf(kind) {
  return Object.fromEntries(sites.map(({ name, tool }) => [tool.name, median(results[name]?.[kind] ?? [])]))
}

/** @param {string} name */
function prepare(name) {
  const tool = tools[name]
  if (!tool || !commands[name])
    throw new Error(`Unexpected tool "${name}", expected ${Object.keys(commands).join(', ')}`)
  const { dir } = prepareSite(tool, Number(values.pages))
  const docs = join(dir, tool.docs)
  rmSync(docs, { recursive: true, force: true })
  const corpus = generateCorpus({ dir: docs, pages: Number(values.pages), layout: tool.layout })
  tool.setup(dir)
  const page =
    corpus.findLast(({ number, file }) => number <= Number(values.pages) / 2 && file.includes('/page-')) ?? corpus[0]
  if (!page) throw new Error('the corpus has pages')
  return { tool, dir, docs, page, revision: 0 }
}

/**
 * Start a server, wait until a browser shows the page, and do something with it.
 *
 * @param {typeof sites[number]} site
 * @param {(page: import('playwright-core').Page) => Promise<void>} work
 */
async function visit({ name, tool, dir, page }, work) {
  const port = await freePort()
  const shown = await browser.newPage()
  await noteRevisions(shown)
  const from = performance.now()
  const [command = '', ...args] = commands[name]?.(port) ?? []
  const child = spawn(command, args, { cwd: dir, stdio: 'ignore', detached: true })
  try {
    await listening(port)
    const url = `http://localhost:${port}/${tool.html(page).replace(/index\.html$/, '')}`
    await retry(() => shown.goto(url, { waitUntil: 'commit' }))
    await shown.waitForFunction(
      () =>
        (document.querySelector('main, article, body')?.textContent ?? '').includes('Revision') ||
        (document.querySelector('h1')?.offsetHeight ?? 0) > 0,
      undefined,
      { polling: 10, timeout: 60_000 },
    )
    const visible = performance.now() - from
    await work(shown)
    return visible
  } finally {
    await shown.close()
    const ended = new Promise((done) => child.on('close', done))
    // Some tools start others.
    process.kill(-(child.pid ?? 0), 'SIGINT')
    await Promise.race([ended, new Promise((done) => setTimeout(done, 3000))])
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
}

/**
 * @param {typeof sites[number]} site
 * @param {import('playwright-core').Page} page
 */
async function saves(site, page) {
  await new Promise((done) => setTimeout(done, Number(values.settle)))
  const times = []
  for (let save = 0; save < Number(values.saves); save++) {
    site.revision++
    const from = Date.now()
    const sentence = editPage({ dir: site.docs, page: site.page, revision: site.revision })
    times.push((await shownAt(page, sentence)) - from)
    await new Promise((done) => setTimeout(done, 400))
  }
  return times
}

/**
 * @template T
 * @param {() => Promise<T>} attempt
 */
async function retry(attempt) {
  // Some tools write all pages before they answer: minutes, when the machine has other work to do.
  const end = performance.now() + 300_000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((done) => setTimeout(done, 15))
    }
  }
}

/**
 * Wait for a server. A browser that asks again and again would take the processor from the tool that it waits for.
 *
 * @param {number} port
 */
function listening(port) {
  return retry(
    () =>
      new Promise((done, fail) => {
        const socket = connect(port, 'localhost', () => done(socket.destroy())).on('error', fail)
      }),
  )
}

/** @param {readonly number[]} numbers */
function median(numbers) {
  return [...numbers].sort((left, right) => left - right)[numbers.length >> 1] ?? Number.NaN
}
