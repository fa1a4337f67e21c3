import {
  SearchUnreachable,
  type SearchEngine,
  type SearchHit,
  type SearchQuery,
  type SearchResults,
} from '../search-engine.ts'
import { typos } from './find-terms.ts'
import { openIndex, PieceMissing, type IndexFiles, type ReadFile } from './index-files.ts'
import { matcher } from './mark-text.ts'
import { queryWords } from './query-words.ts'
import { rankSections } from './rank-sections.ts'
import { sectionHit } from './section-hit.ts'
import { sectionText } from './section-text.ts'
import { wordFinder, type SearchedWord, type WordFinder } from './word-finder.ts'

/** Where the index is. */
export interface EmbeddedSearchOptions {
  /** URL of the index: `/base/search-index.json`. */
  readonly url: string
  readonly indexName: string
  /** Reads a file by its URL; `fetch` unless given. Rejects when there is none. */
  readonly read?: (url: string) => Promise<Uint8Array | ArrayBuffer | string>
}

/**
 * The search engine whose index is part of the site: no account, no server, no network beyond the site.
 *
 *     const engine = embeddedSearch({ url: '/search-index.json', indexName: 'site' })
 *     await engine.search({ text: 'if97 enthalpy', language: 'en', tags: [], page: 0, hitsPerPage: 20, snippetWords: 10 })
 *
 * It loads the pieces of the index that a query needs and keeps them. When a piece is gone, because the site was
 * published anew meanwhile, it starts over once with the new index.
 */
export function embeddedSearch({ url, indexName, read }: EmbeddedSearchOptions): SearchEngine {
  const readText = read ? textReader(read) : fetchText
  let opened: Promise<OpenedIndex> | undefined
  const open = () => {
    opened ??= openIndex(url, readText).then(
      (files) => ({ files, finder: wordFinder(files) }),
      (error: unknown) => {
        // The next search tries again.
        opened = undefined
        throw error
      },
    )
    return opened
  }
  const searchOnce = async (query: SearchQuery, signal: AbortSignal | undefined) =>
    find(await unlessAborted(open(), signal), query, signal)
  return {
    indexName,
    async prepare() {
      await open().catch(() => undefined)
    },
    async search(query, signal) {
      signal?.throwIfAborted()
      try {
        return await searchOnce(query, signal)
      } catch (error) {
        if (!(error instanceof PieceMissing)) throw error
      }
      opened = undefined
      try {
        return await searchOnce(query, signal)
      } catch (error) {
        opened = undefined
        throw error instanceof PieceMissing ? new SearchUnreachable(error.message, { cause: error }) : error
      }
    },
  }
}

const nothing: SearchResults = { hits: [], total: 0 }

interface OpenedIndex {
  readonly files: IndexFiles
  readonly finder: WordFinder
}

async function find(
  { files, finder }: OpenedIndex,
  query: SearchQuery,
  signal: AbortSignal | undefined,
): Promise<SearchResults> {
  const { manifest, rules } = files
  const meant = manifest.phrases?.reduce(
    (all, [words, term]) => all.replace(new RegExp(words, 'giu'), term),
    query.text,
  )
  const stops = new Set(manifest.stopWords[query.language])
  const foreign = new Set(Object.values(manifest.stopWords).flat())
  const words = queryWords(meant ?? query.text, stops, query.language, rules).map((word) => ({
    ...word,
    isForeign: foreign.has(word.term),
  }))
  const ranges = manifest.ranges.filter(
    ({ language, tag }) => language === query.language && (query.tags.length === 0 || query.tags.includes(tag)),
  )
  if (words.length === 0 || ranges.length === 0) return nothing
  const rank = (searched: readonly SearchedWord[]) => rankSections({ words: searched, ranges })

  let searched = await unlessAborted(finder.find(words, query.language), signal)
  let ranked = rank(searched)
  if (ranked.isPartial && words.some(({ term }) => typos(term) > 0)) {
    // Each word is known, but no page has them all: one of them may be another word, mistyped.
    const corrected = await unlessAborted(finder.findMore(words, query.language), signal)
    const again = rank(corrected)
    if (!again.isPartial || ranked.total === 0) {
      searched = corrected
      ranked = again
    }
  }
  const start = query.page * query.hitsPerPage
  const match = matcher(
    searched.map(({ matches }) => matches),
    rules,
  )
  const matchText = matcher(
    searched.map(({ matches, isOptional }) => (isOptional ? [] : matches)),
    rules,
  )
  const hits = await unlessAborted(
    Promise.all(
      ranked.slice(start, start + query.hitsPerPage).map(async (section) => {
        const text = await sectionText(files, section)
        return (
          text &&
          sectionHit({
            ranked: section,
            text,
            origin: manifest.origin,
            match,
            matchText,
            snippetWords: query.snippetWords,
          })
        )
      }),
    ),
    signal,
  )
  return { hits: hits.filter((hit): hit is SearchHit => hit !== undefined), total: ranked.total }
}

async function fetchText(url: string, { isFresh }: { readonly isFresh: boolean }): Promise<string> {
  // Pieces never change; the manifest is asked for anew, and answered in few bytes when it is the same.
  const response = await fetch(url, isFresh ? { cache: 'no-cache' } : {})
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return response.text()
}

function textReader(read: NonNullable<EmbeddedSearchOptions['read']>): ReadFile {
  return async (url) => {
    const content = await read(url)
    return typeof content === 'string' ? content : new TextDecoder().decode(content)
  }
}

/** Wait, but no longer than the reader wants. What was asked for is still loaded and kept. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
