/** The levels of a hit, from the section of the site to the deepest heading. */
export type SearchLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'

/** What a reader searches for, and where. */
export interface SearchQuery {
  readonly text: string
  /** Code of the language of the records: `en`. */
  readonly language: string
  /** Records with any of these tags: `['default', 'docs-default-8.1']`. */
  readonly tags: readonly string[]
  /** Counted from 0. */
  readonly page: number
  readonly hitsPerPage: number
  /** Words of a content hit to show around what matches. */
  readonly snippetWords: number
}

/** A piece of text that matches the query, or does not. */
export interface TextPart {
  readonly text: string
  readonly isMatch: boolean
}

/**
 * A record that matches, in the shape of DocSearch.
 *
 * @see https://docsearch.algolia.com/docs/record-extractor
 */
export interface SearchHit {
  readonly objectID: string
  readonly type: Exclude<SearchLevel, 'lvl0'> | 'content'
  /** Absolute URL of the passage, with its anchor. */
  readonly url: string
  readonly hierarchy: Readonly<Record<SearchLevel, string | null>>
  readonly content: string | null
  /** The texts above with their matches; the content cut to a snippet. A level without text is absent. */
  readonly marked: {
    readonly hierarchy: Readonly<Partial<Record<SearchLevel, readonly TextPart[]>>>
    readonly content?: readonly TextPart[]
  }
}

/** The best hits first. */
export interface SearchResults {
  readonly hits: readonly SearchHit[]
  /** All hits, also those that are not on this page of them. */
  readonly total: number
  /** The provider's id of this answer, where it gives one. */
  readonly queryID?: string
}

/** A way to search: the index in the output, or a hosted one. Dialog and page know nothing else of it. */
export interface SearchEngine {
  /** Names what readers keep: recent and favorite searches belong to an index. */
  readonly indexName: string
  /** Load what the first search needs. It never rejects: a search says what is wrong. */
  prepare(): Promise<void>
  /** Rejects with {@link SearchUnreachable} when nothing answers, and with the signal's reason when it is aborted. */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResults>
}

/** The index can't be reached: no network, no host that answers, no file where it should be. */
export class SearchUnreachable extends Error {
  override name = 'SearchUnreachable'
}
