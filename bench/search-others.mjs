import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { embeddedSearch } from '@docs-build/search/reader'
import { searchFor } from './search/first-query.mjs'
import { otherEngines } from './search/others.mjs'
import { queries as corpusQueries } from './search/queries.mjs'
import { npmInstall } from './setup/npm-install.mjs'

/**
 * Compare search engines of others with the embedded one on what a built site lets be found.
 *
 *     node bench/search-others.mjs site/dist site/search-queries.json   # also: how many queries show their page
 *     node bench/search-others.mjs path/to/dist                         # the queries of the made-up manual
 *
 * Engines are installed in the temporary folder. Keystrokes of all engines take turns; the faster of two counts.
 */
const [dist = 'site/dist', expectations] = process.argv.slice(2)
const modules = join(tmpdir(), 'docs-build-bench', 'search-engines')
npmInstall(modules, { minisearch: '7', '@orama/orama': '3', flexsearch: '0.8' })

const isOfVersion = ({ docusaurus_tag: tag }) => tag !== 'docs-default-current' || !expectations
const records = JSON.parse(readFileSync(join(dist, 'search-records.json'), 'utf8')).filter(isOfVersion)
const tags = [...new Set(records.map(({ docusaurus_tag: tag }) => tag))]
const own = embeddedSearch({
  url: '/search-index.json',
  indexName: 'bench',
  read: async (url) => readFileSync(join(dist, url)),
})
const engines = [
  {
    name: 'docs-build',
    build: async () => undefined,
    save: async () => '',
    search: async (text) => (await own.search({ ...searchFor(text), tags })).hits.map(({ url }) => url),
  },
  ...(await otherEngines(modules, records)),
]
const asked = expectations
  ? JSON.parse(readFileSync(expectations, 'utf8')).filter(({ version }) => version === undefined)
  : corpusQueries.map((query) => ({ query }))

const rows = {}
for (const engine of engines) {
  const before = process.cpuUsage()
  await engine.build()
  const { user, system } = process.cpuUsage(before)
  const text = await engine.save()
  rows[engine.name] = { 'index, CPU s': round((user + system) / 1e6), 'KB gzip': round(gzipSync(text).length / 1000) }
  if (expectations) rows[engine.name].shown = await countShown(engine)
}
// Not each letter: the slow ones take a second on a large site.
const begun = asked
  .flatMap(({ query }) => Array.from(query, (_, index) => query.slice(0, index + 1)))
  .filter((_, index) => index % (expectations ? 3 : 15) === 0)
const times = engines.map(() => begun.map(() => Infinity))
for (let turn = 0; turn < 2; turn++) {
  for (const [at, text] of begun.entries()) {
    for (const [index, { search }] of engines.entries()) {
      const start = performance.now()
      await search(text)
      times[index][at] = Math.min(times[index][at], performance.now() - start)
    }
  }
}
for (const [index, { name }] of engines.entries()) {
  const sorted = times[index].toSorted((a, b) => a - b)
  rows[name]['keystroke, median ms'] = round(sorted[sorted.length >> 1])
  rows[name]['most ms'] = round(sorted.at(-1))
}
console.log(`${records.length.toLocaleString('en')} records, ${asked.length} queries`)
console.table(rows)

/** How many queries show their page among the first hits, by pages. */
async function countShown({ search }) {
  let shown = 0
  for (const { query, expect, first } of asked) {
    const pages = (await search(query)).map((url) => new URL(url).pathname)
    if ([...new Set(pages)].slice(0, first).includes(expect)) shown++
  }
  return shown
}

/** @type {(value: number) => number} */
function round(value) {
  return Math.round(value * 100) / 100
}
