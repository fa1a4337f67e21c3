import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editPage, generateCorpus } from './corpus.mjs'
import { measure } from './measure.mjs'

/**
 * @typedef {'cold' | 'unchanged' | 'edited'} Phase
 *
 * @typedef {object} Run  one measured build
 * @property {import('./measure.mjs').Measurement} measurement
 * @property {number} output  size of the built site, in MB
 * @property {string} [problem]  why the numbers count for nothing
 */

/**
 * Prepare a tool's site of so many pages in the temporary folder. What was installed there earlier stays.
 *
 * @param {import('./tools.mjs').Tool} tool
 * @param {number} pages
 */
export function prepareSite(tool, pages) {
  const dir = join(tmpdir(), 'docs-build-bench', `${tool.name.toLowerCase().replaceAll(' ', '-')}-${pages}`)
  const docs = join(dir, tool.docs)
  const out = join(dir, tool.out)
  rmSync(docs, { recursive: true, force: true })
  const corpus = generateCorpus({ dir: docs, pages, layout: tool.layout })
  tool.setup(dir)
  const page =
    corpus.findLast((candidate) => candidate.number <= pages / 2 && candidate.file.includes('/page-')) ?? corpus[0]
  let revision = 0

  /** @type {(sentence: string) => Promise<Run>} */
  async function build(sentence) {
    const measurement = await measure(tool.build(dir))
    const files = existsSync(out) ? filesBelow(out) : []
    const run = { measurement, output: files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6 }
    const problem = problemOf(measurement, files, sentence)
    return problem ? { ...run, problem } : run
  }

  /**
   * A tool that stops early must not win.
   *
   * @param {import('./measure.mjs').Measurement} measurement
   * @param {readonly string[]} files
   * @param {string} sentence
   * @returns {string | undefined}
   */
  function problemOf({ code, log }, files, sentence) {
    if (code !== 0) return `exit code ${code}\n${log.trim().split('\n').slice(-12).join('\n')}`
    const built = files.filter((file) => file.endsWith('.html')).length
    if (built < pages) return `${built} HTML files, expected at least ${pages}`
    const html = join(out, tool.html(page))
    if (!existsSync(html)) return `no file ${html}`
    return readFileSync(html, 'utf8').includes(sentence) ? undefined : `"${sentence}" is not in ${html}`
  }

  return {
    tool,
    dir,
    /** Delete outputs and caches, then build. */
    cold() {
      for (const path of [tool.out, ...tool.caches]) rmSync(join(dir, path), { recursive: true, force: true })
      return build(`Revision ${revision} of this page.`)
    },
    /** Build once more. */
    unchanged: () => build(`Revision ${revision} of this page.`),
    /** Change one page's body, then build. */
    edited() {
      revision += 1
      return build(editPage({ dir: docs, page, revision }))
    },
  }
}

/** @typedef {ReturnType<typeof prepareSite>} Site */

/** @type {(dir: string) => string[]} */
function filesBelow(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
