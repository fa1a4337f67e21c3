import { state } from '../client/state.ts'
import { readStorage, writeStorage } from '../client/storage.ts'
import { preferredVersion } from '../client/versions.ts'
import { searchEngine } from './search-engine.ts'
import type { GivenEnvironment } from './search-environment.ts'
import { searchWords, words } from '../client/words.ts'
import { speech } from '../words/speech.ts'

/** Longest text that a search box takes. */
export const longestQuery = 64

/** Words of a text that fill a row of the dialog, which is 46 rem wide at most: about 3 rem a word, beside icons. */
function wordsOfRow(): number {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.max(5, Math.floor((Math.min(46, innerWidth / size - 2) - 6) / 3))
}

/** What searches work with in this browser; loads the engine. Undefined when the site has no search. */
export async function environment(): Promise<GivenEnvironment | undefined> {
  const { search: site, baseUrl } = state.site
  if (!site) return undefined
  return {
    site,
    baseUrl,
    engine: await searchEngine(site, baseUrl),
    store: { read: readStorage, write: writeStorage },
    snippetWords: wordsOfRow(),
    longestQuery,
    versions: state.site.versions,
    speechOr: (english) => speech(document.documentElement.lang, { search: searchWords ?? english, client: words }),
    preferred: preferredVersion,
  }
}
