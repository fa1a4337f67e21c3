import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * A search engine of others, on records of this tool.
 *
 * @typedef {object} OtherEngine
 * @property {string} name  with its version
 * @property {() => Promise<void>} build  makes the index
 * @property {() => Promise<string>} save  what a browser would load
 * @property {(text: string) => Promise<string[]>} search  URLs of 20 hits, the best first
 */

/**
 * @typedef {object} SearchRecord
 * @property {string} objectID
 * @property {string} url
 * @property {string | null} content
 * @property {Readonly<Record<string, string | null>>} hierarchy
 */

/**
 * MiniSearch, Orama and FlexSearch, as their guides set them up: headings count more than text, beginnings and typos match.
 * Names are also found by their parts, which none of them knows by itself.
 *
 * @param {string} modules  folder in which the three are installed
 * @param {readonly SearchRecord[]} records
 * @returns {Promise<OtherEngine[]>}
 */
export async function otherEngines(modules, records) {
  const require = createRequire(join(modules, 'package.json'))
  const load = (/** @type {string} */ name) => import(pathToFileURL(require.resolve(name)).href)
  const docs = records.map(documentOf)
  return [
    miniSearch(await load('minisearch'), docs),
    orama(await load('@orama/orama'), docs),
    flexSearch(await load('flexsearch'), docs),
  ]
}

/** @param {SearchRecord} record */
function documentOf({ objectID, url, content, hierarchy }) {
  const { lvl1, lvl2, lvl3, lvl4 } = hierarchy
  const heading = [lvl2, lvl3, lvl4].filter(Boolean).join(' ')
  return { id: objectID, url, title: lvl1 ?? '', heading, text: content ?? '' }
}

/**
 * Words, and the parts of names: `specificEnthalpy` is also found by `enthalpy`.
 *
 * @param {string} text
 */
function wordsOf(text) {
  return (text.match(/[\p{L}\p{N}_]+/gu) ?? []).flatMap((word) => {
    const parts = word.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu) ?? []
    return [word, ...(parts.length > 1 ? parts : [])].map((part) => part.toLowerCase())
  })
}

function miniSearch({ default: MiniSearch }, docs) {
  let index
  return {
    name: 'MiniSearch',
    async build() {
      index = new MiniSearch({
        fields: ['title', 'heading', 'text'],
        storeFields: ['url', 'title', 'heading', 'text'],
        tokenize: wordsOf,
        searchOptions: { boost: { title: 4, heading: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
      })
      index.addAll(docs)
    },
    save: async () => JSON.stringify(index),
    search: async (text) =>
      index
        .search(text)
        .slice(0, 20)
        .map(({ url }) => url),
  }
}

function orama({ create, insertMultiple, save, search }, docs) {
  let index
  return {
    name: 'Orama',
    async build() {
      index = create({
        schema: { title: 'string', heading: 'string', text: 'string', url: 'string' },
        components: {
          tokenizer: { language: 'english', normalizationCache: new Map(), tokenize: (text) => wordsOf(String(text)) },
        },
      })
      await insertMultiple(index, docs, 500)
    },
    save: async () => JSON.stringify(save(index)),
    async search(term) {
      const { hits } = await search(index, {
        term,
        properties: ['title', 'heading', 'text'],
        boost: { title: 4, heading: 2 },
        tolerance: term.length > 4 ? 1 : 0,
        threshold: 0,
        limit: 20,
      })
      return hits.map(({ document }) => document.url)
    },
  }
}

function flexSearch({ default: { Document } }, docs) {
  let index
  return {
    name: 'FlexSearch',
    async build() {
      index = new Document({
        document: { id: 'id', index: ['title', 'heading', 'text'], store: true },
        tokenize: 'forward',
        encode: wordsOf,
      })
      for (const doc of docs) index.add(doc)
    },
    async save() {
      const parts = []
      await index.export((key, data) => void parts.push(key, data))
      return JSON.stringify(parts)
    },
    async search(text) {
      const fields = await index.search(text, { limit: 20, enrich: true, suggest: true })
      // Field by field: titles first.
      return [...new Set(fields.flatMap(({ result }) => result.map(({ doc }) => doc.url)))].slice(0, 20)
    },
  }
}
