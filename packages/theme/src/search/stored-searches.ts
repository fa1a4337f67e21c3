import { parseStoredHits, type StoredHit } from './stored-hit.ts'

/** The two lists of hits that a reader's browser keeps for an index, the newest first. */
export interface StoredSearches {
  readonly recent: readonly StoredHit[]
  readonly favorite: readonly StoredHit[]
}

/** Where lists are kept: the browser's storage, or something like it. */
export interface Store {
  read(key: string): string | undefined
  write(key: string, value: string): void
}

const mostRecent = 7
const mostRecentBesideFavorites = 4
const mostFavorite = 10

/** Read both lists of an index. */
export function readSearches(indexName: string, store: Store): StoredSearches {
  const [recent, favorite] = keys(indexName)
  return limited({ recent: parseStoredHits(store.read(recent)), favorite: parseStoredHits(store.read(favorite)) })
}

/** Keep both lists of an index. */
export function writeSearches(indexName: string, { recent, favorite }: StoredSearches, store: Store): void {
  const [recentKey, favoriteKey] = keys(indexName)
  store.write(recentKey, JSON.stringify(recent))
  store.write(favoriteKey, JSON.stringify(favorite))
}

/** Put a hit that a reader followed first. A favorite stays where it is. */
export function withRecent(searches: StoredSearches, hit: StoredHit): StoredSearches {
  if (searches.favorite.some(isSame(hit))) return searches
  return limited({ ...searches, recent: [hit, ...without(searches.recent, hit)] })
}

/** Move a hit from the recent to the favorite ones. */
export function withFavorite(searches: StoredSearches, hit: StoredHit): StoredSearches {
  return limited({
    recent: without(searches.recent, hit),
    favorite: [hit, ...without(searches.favorite, hit)],
  })
}

/** Take a hit out of both lists. */
export function withoutSearch({ recent, favorite }: StoredSearches, hit: StoredHit): StoredSearches {
  return { recent: without(recent, hit), favorite: without(favorite, hit) }
}

function limited({ recent, favorite }: StoredSearches): StoredSearches {
  return {
    recent: recent.slice(0, favorite.length > 0 ? mostRecentBesideFavorites : mostRecent),
    favorite: favorite.slice(0, mostFavorite),
  }
}

function without(hits: readonly StoredHit[], hit: StoredHit): readonly StoredHit[] {
  const same = isSame(hit)
  return hits.filter((other) => !same(other))
}

/** A page's record and what was made from its text stand for the same page. */
function isSame(hit: StoredHit): (other: StoredHit) => boolean {
  return (other) => other.objectID === hit.objectID || other.url === hit.url
}

/** The names that DocSearch gives them, so that readers keep their lists when a site moves here. */
function keys(indexName: string): readonly [recent: string, favorite: string] {
  return [`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`]
}
