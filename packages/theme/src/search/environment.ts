import { state } from '../client/state.ts'
import { nameParts } from '../html/breakable.ts'
import { readStorage, writeStorage } from '../client/storage.ts'
import { preferredVersion } from '../client/versions.ts'
import { searchEngine } from './search-engine.ts'
import type { SearchEnvironment } from './search-environment.ts'
import { searchWords, words } from '../client/words.ts'
import { speech } from '../words/speech.ts'

/** Longest text that a search box takes. */
export const longestQuery = 64

/** From this width of the screen on snippets are longer: 769 px, for readers whose text has 16 px. */
const wide = '(min-width: 48.0625em)'

/** What searches work with in this browser; loads the engine. Undefined when the site has no search. */
export async function environment(): Promise<SearchEnvironment | undefined> {
  const { search: site, baseUrl } = state.site
  if (!site) return undefined
  return {
    site,
    baseUrl,
    engine: await searchEngine(site, baseUrl),
    store: { read: readStorage, write: writeStorage },
    snippetWords: matchMedia(wide).matches ? 10 : 5,
    longestQuery,
    nameParts,
    versions: state.site.versions,
    speech: speech(document.documentElement.lang, { search: searchWords, client: words }),
    preferred: preferredVersion,
  }
}
