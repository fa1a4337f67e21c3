import type { IndexRecord, StoredIndex } from './index-store.ts'
import { markWords, snippet, wordsOf, type Marks } from './mark-words.ts'

/** The parts of a search request that the host understands. */
export interface SearchRequest {
  readonly indexName: string
  readonly query?: string
  readonly hitsPerPage?: number
  readonly page?: number
  readonly facetFilters?: readonly (string | readonly string[])[]
  readonly attributesToRetrieve?: readonly string[]
  readonly attributesToSnippet?: readonly string[]
  readonly snippetEllipsisText?: string
  readonly highlightPreTag?: string
  readonly highlightPostTag?: string
  readonly clickAnalytics?: boolean
}

/**
 * Search an index simply but truly: all words of the query, each as the beginning of a word, in texts of the record; matches
 * in higher levels first; filters, marks, snippets and pages as the provider has them.
 *
 * @see https://www.algolia.com/doc/rest-api/search/search-multiple-indices
 */
export function searchIndex({ records, settings }: StoredIndex, request: SearchRequest) {
  const { query = '', hitsPerPage = 20, page = 0, facetFilters = [] } = request
  const words = wordsOf(query)
  const found = [...records.values()]
    .filter((record) => facetFilters.every((filter) => passes(record, filter)))
    .map((record) => ({ record, rank: rankOf(record, words) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((a, b) => a.rank - b.rank || weightOf(b.record, 'level') - weightOf(a.record, 'level'))
    .map(({ record }) => record)
  const hits = settings['distinct'] === true ? firstOfEach(found, String(settings['attributeForDistinct'])) : found
  return {
    hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => hitOf(record, words, request)),
    nbHits: hits.length,
    page,
    nbPages: Math.ceil(hits.length / hitsPerPage),
    hitsPerPage,
    query,
    index: request.indexName,
    processingTimeMS: 1,
    ...(request.clickAnalytics === true ? { queryID: `query-${query}` } : {}),
  }
}

function passes(record: IndexRecord, filter: string | readonly string[]): boolean {
  if (typeof filter !== 'string') return filter.some((one) => passes(record, one))
  const [attribute = '', ...value] = filter.split(':')
  return [at(record, attribute)].flat().includes(value.join(':'))
}

/** Lower is better: the sum over the words of the place of the first text that has it; infinite if one is nowhere. */
function rankOf(record: IndexRecord, words: readonly string[]): number {
  const texts = textsOf(record).map(([, text]) => wordsOf(text))
  const places = words.map((word) => texts.findIndex((text) => text.some((other) => other.startsWith(word))))
  return places.reduce((sum, workDir) => sum + (workDir === -1 ? Number.POSITIVE_INFINITY : workDir), 0)
}

/** Texts that are searched, by attribute: levels from the top, then the content. */
function textsOf(record: IndexRecord): readonly (readonly [string, string])[] {
  const attributes = [...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`), 'content']
  return attributes.flatMap((attribute) => {
    const text = at(record, attribute)
    return typeof text === 'string' ? [[attribute, text] as const] : []
  })
}

function hitOf(record: IndexRecord, words: readonly string[], request: SearchRequest) {
  const marks: Marks = {
    start: request.highlightPreTag ?? '<em>',
    end: request.highlightPostTag ?? '</em>',
    ellipsis: request.snippetEllipsisText ?? '…',
  }
  const texts = new Map(textsOf(record))
  const snippets = (request.attributesToSnippet ?? []).flatMap((wanted) => {
    const [attribute = '', length] = wanted.split(':')
    const text = texts.get(attribute)
    return text === undefined ? [] : [[attribute, snippet(text, words, marks, Number(length ?? 10))] as const]
  })
  const retrieved = request.attributesToRetrieve ?? Object.keys(record)
  return {
    ...nested(retrieved.map((attribute) => [attribute, at(record, attribute)] as const)),
    objectID: record.objectID,
    _highlightResult: nested(
      [...texts].map(([attribute, text]) => [attribute, markWords(text, words, marks)] as const),
    ),
    _snippetResult: nested(snippets),
  }
}

function firstOfEach(records: readonly IndexRecord[], attribute: string): readonly IndexRecord[] {
  const seen = new Set<unknown>()
  return records.filter((record) => {
    const value = at(record, attribute)
    return !seen.has(value) && seen.add(value)
  })
}

function weightOf(record: IndexRecord, name: string): number {
  return Number(at(record, `weight.${name}`) ?? 0)
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      value,
    )
}

/** Objects out of dotted paths: `[['a.b', 1]]` is `{a: {b: 1}}`. */
function nested(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const result: Record<string, Record<string, unknown> | unknown> = {}
  for (const [path, value] of entries) {
    const [head = '', ...rest] = path.split('.')
    if (value === undefined) continue
    const inner = rest.length === 0 ? value : { ...Object(result[head] ?? {}), [rest.join('.')]: value }
    result[head] = inner
  }
  return result
}
