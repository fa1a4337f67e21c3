import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateCorpus } from '../corpus.mjs'
import { docsBuild } from '../setup/docs-build.mjs'
import { build } from './site.mjs'

/** An index, and docs at the start and the end of a folder. */
const samples = ['section-003/index.html', 'section-003/page-01/index.html', 'section-005/page-19/index.html']

/**
 * Build the same pages in a site of 100 and in one of 4,000 pages.
 *
 * @param {string} work  folder for the sites
 * @returns {number} by how many percent the page grows that grows most
 */
export function growth(work) {
  const [small, large] = [100, 4000].map((pages) => sizes(join(work, String(pages)), pages))
  return Math.max(...samples.map((_, index) => (large[index] / small[index] - 1) * 100))
}

/** @type {(dir: string, pages: number) => number[]} */
function sizes(dir, pages) {
  mkdirSync(dir)
  const tool = docsBuild()
  generateCorpus({ dir: join(dir, tool.docs), pages, layout: tool.layout })
  tool.setup(dir)
  build(dir, join(dir, tool.out))
  return samples.map((file) => readFileSync(join(dir, tool.out, file)).length)
}
