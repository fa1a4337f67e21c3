import { useEffect, useState } from 'react'
import type { SearchEnvironment } from './search-environment.ts'
import type { StoredHit } from './stored-hit.ts'
import {
  readSearches,
  withFavorite,
  withoutSearch,
  withRecent,
  writeSearches,
  type StoredSearches,
} from './stored-searches.ts'

/** The lists that a reader's browser keeps, and what a reader does with them. */
export function useStoredSearches({ site, store }: Pick<SearchEnvironment, 'site' | 'store'>): {
  readonly searches: StoredSearches
  readonly keep: (hit: StoredHit) => void
  readonly star: (hit: StoredHit) => void
  readonly remove: (hit: StoredHit) => void
} {
  const [searches, setSearches] = useState(() => readSearches(site.indexName, store))
  useEffect(() => {
    // What other tabs of the site keep is kept: these lists would take its place otherwise.
    const follow = () => setSearches(readSearches(site.indexName, store))
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [site, store])
  const change = (make: (before: StoredSearches, hit: StoredHit) => StoredSearches) => (hit: StoredHit) => {
    const after = make(searches, hit)
    writeSearches(site.indexName, after, store)
    setSearches(after)
  }
  return { searches, keep: change(withRecent), star: change(withFavorite), remove: change(withoutSearch) }
}
