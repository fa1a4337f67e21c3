import type { IndexManifest } from '@docs-build/search/reader'
import { nearest } from '../../text/nearest.ts'
import type { QueryExpectation } from './query-expectation.ts'
import { allVersionTags, versionTags } from './version-tags.ts'

/** Where a query looks. */
export interface QueryScope {
  readonly language: string
  readonly tags: readonly string[]
}

/**
 * Where a query looks in an index; a sentence when the index lacks what the query names. A search there finds nothing, which
 * is what a query that expects nothing would take for a success.
 */
export function queryScope(
  { collections, ranges }: Pick<IndexManifest, 'collections' | 'ranges'>,
  query: Pick<QueryExpectation, 'language' | 'tags' | 'version'>,
): QueryScope | string {
  const languages = [...new Set(ranges.map(({ language }) => language))]
  const language = query.language ?? languages[0] ?? 'en'
  if (languages.length > 0 && !languages.includes(language)) return unexpected('language', language, languages)
  const tags = query.tags ?? versionTags(collections, query.version)
  if (typeof tags === 'string') return tags
  const known = [...new Set(['default', ...allVersionTags(collections), ...ranges.map(({ tag }) => tag)])]
  const unknown = tags.find((tag) => !known.includes(tag))
  if (query.tags !== undefined && unknown !== undefined) return unexpected('tag', unknown, known)
  return { language, tags }
}

function unexpected(what: string, value: string, known: readonly string[]): string {
  const [near] = nearest(value, known)
  const names = known.map((name) => `"${name}"`).join(', ')
  const expected = known.length === 1 ? names : `one of ${names}`
  return `Unexpected ${what} "${value}", expected ${expected}.${near === undefined ? '' : ` Did you mean "${near}"?`}`
}
