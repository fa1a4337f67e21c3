import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { generateCorpus } from './corpus.mjs'

/**
 * Measure what the embedded search index of the corpus takes, from nothing and after a change of one page, without the build
 * around it: seconds of CPU.
 *
 *     node bench/search-index.mjs --pages 20000 --runs 5
 */
const { values } = parseArgs({
  options: { pages: { type: 'string', default: '1000' }, runs: { type: 'string', default: '5' } },
})
const folder = mkdtempSync(join(tmpdir(), 'docs-build-index-'))
try {
  const { indexSource, searchIndex } = await builder()
  const corpus = generateCorpus({ dir: join(folder, 'docs'), pages: Number(values.pages), layout: 'docs-build' })
  const source = (/** @type {typeof corpus[number]} */ page, revision = 0) => indexSource(pageOf(page, revision))
  const pages = corpus.map((page) => source(page))
  /** @type {Map<string, string>} */
  const texts = new Map()
  const keep = (/** @type {string} */ of, /** @type {() => string} */ make) => () => {
    const key = hash('sha256', of)
    const text = texts.get(key) ?? make()
    texts.set(key, text)
    return text
  }
  const measure = (/** @type {typeof pages} */ all) => {
    const begin = process.cpuUsage()
    searchIndex({ pages: all, baseUrl: '/', origin: 'https://example.com', collections: [], keep })
    const { user, system } = process.cpuUsage(begin)
    return ((user + system) / 1e6).toFixed(2)
  }
  console.log(`${values.pages} pages from nothing: ${measure(pages)} s`)
  const middle = Math.floor(corpus.length / 2)
  for (const page of corpus.slice(middle, middle + 1))
    for (let run = 1; run <= Number(values.runs); run++)
      console.log(`one of them changed: ${measure(pages.with(middle, source(page, run)))} s`)
} finally {
  rmSync(folder, { recursive: true })
}

/** @returns {Promise<typeof import('../packages/search/src/builder/index.ts')>} */
async function builder() {
  const outfile = join(folder, 'builder.mjs')
  const entryPoints = [join(import.meta.dirname, '../packages/search/src/builder/index.ts')]
  await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node' })
  return import(pathToFileURL(outfile).href)
}

/** A page as a build indexes it, more or less: its headings, and what stands below them. */
function pageOf(/** @type {{ file: string, title: string }} */ { file, title }, /** @type {number} */ revision) {
  const text = readFileSync(join(folder, 'docs', file), 'utf8').replace(/^---\n[^]*?\n---\n/, '')
  const sections = `${text}\n\nRevision${revision} of it.\n`.split(/^#+ /m).map((part, index) => {
    const [heading = '', ...lines] = index === 0 ? ['', part] : part.split('\n')
    return { level: index === 0 ? 1 : 2, heading, texts: lines.join('\n').split(/\n\n+/).filter(Boolean) }
  })
  const place = { url: `/${file.replace(/\.md$/, '')}`, language: 'en', tag: 'docs-default-current', lvl0: 'Docs' }
  return { ...place, title, description: '', context: [], sections }
}
