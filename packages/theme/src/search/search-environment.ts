import type { SearchEngine } from '@docs-build/search'
import type { SiteState } from '../layouts/page-state.ts'
import type { SearchSite } from './search-site.ts'
import type { Store } from './stored-searches.ts'
import type { Speech } from '../words/speech.ts'

/**
 * What searching in a browser works with. The client makes it and hands it to dialog and page, which import nothing of
 * the client: what both imported would become a file of its own, and every page would wait for it.
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
  /** Split a name where it may break. */
  readonly nameParts: (text: string) => readonly string[]
  readonly versions: SiteState['versions']
  readonly speech: Speech
  /** The version of a collection that the reader chose earlier. */
  readonly preferred: (collection: string) => string | undefined
}
