import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { embeddedSearch } from '@docs-build/search/reader'

/**
 * @typedef {object} FirstQuery
 * @property {string} text
 * @property {number} bytes     of the index, with gzip, without the engine
 * @property {number} requests  to the index
 * @property {number} total     hits
 */

/**
 * What each query loads when nothing was loaded before.
 *
 * @param {string} dist  folder of a built site
 * @param {readonly string[]} queries
 * @returns {Promise<FirstQuery[]>}
 */
export async function firstQueries(dist, queries) {
  const measured = []
  for (const text of queries) {
    const sizes = []
    const engine = embeddedSearch({
      url: '/search-index.json',
      indexName: 'bench',
      read: async (url) => {
        const content = readFileSync(join(dist, url))
        sizes.push(gzipSync(content).length)
        return content
      },
    })
    const { total } = await engine.search(searchFor(text))
    measured.push({ text, bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length, total })
  }
  return measured
}

/** @param {string} text */
export function searchFor(text) {
  return { text, language: 'en', tags: [], page: 0, hitsPerPage: 20, snippetWords: 10 }
}
