import { state } from '../client/state.ts'
import { readStorage, writeStorage } from '../client/storage.ts'
import { preferredVersion } from '../client/versions.ts'
import { searchEngine } from './search-engine.ts'
import type { GivenEnvironment } from './search-environment.ts'
import { searchWords, words } from '../client/words.ts'

/** Longest text that a search box takes. */
export const longestQuery = 64

/** What searches work with in this browser; loads the engine. Undefined when the site has no search. */
export async function environment(): Promise<GivenEnvironment | undefined> {
  const { search: site, baseUrl } = state.site
  if (!site) return undefined
  return {
    site,
    baseUrl,
    engine: await searchEngine(site, baseUrl),
    store: { read: readStorage, write: writeStorage },
    longestQuery,
    versions: state.site.versions,
    words: { client: words, ...(searchWords && { search: searchWords }) },
    preferred: preferredVersion,
  }
}
