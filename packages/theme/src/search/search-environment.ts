import type { SearchEngine } from '@docs-build/search'
import type { SiteState } from '../layouts/page-state.ts'
import type { SearchSite } from './search-site.ts'
import type { Store } from './stored-searches.ts'
import type { Speech } from '../words/speech.ts'
import type { ClientWords } from '../words/words.ts'

/**
 * What searching in a browser works with. The client makes it and hands it to dialog and page, which import nothing of
 * the client.
 */
export interface SearchEnvironment {
  readonly site: SearchSite
  readonly baseUrl: string
  readonly engine: SearchEngine
  readonly store: Store
  /** Words of a content hit around what matches. */
  readonly snippetWords: number
  /** Longest text that a search box takes. */
  readonly longestQuery: number
  readonly versions: SiteState['versions']
  readonly speech: Speech
  /** The version of a collection that the reader chose earlier. */
  readonly preferred: (collection: string) => string | undefined
}

/** The same as the client makes it. English words of the search come with dialog and page. */
export interface GivenEnvironment extends Omit<SearchEnvironment, 'speech' | 'snippetWords'> {
  readonly words: Pick<ClientWords, 'client'> & Partial<Pick<ClientWords, 'search'>>
}
