import { search } from '../words/en-search.ts'
import { speech } from '../words/speech.ts'
import type { GivenEnvironment, SearchEnvironment } from './search-environment.ts'

/** Add to what the client hands over what only searches need: the words, English ones where the language has none. */
export function completeEnvironment({ words, ...given }: GivenEnvironment): SearchEnvironment {
  const { search: own = search, client } = words
  return {
    ...given,
    snippetWords: wordsOfRow(),
    speech: speech(document.documentElement.lang, { search: own, client }),
  }
}

/** Words of a text that fill a row of the dialog, which is 46 rem wide at most: about 3 rem a word, beside icons. */
function wordsOfRow(): number {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.max(5, Math.floor((Math.min(46, innerWidth / size - 2) - 6) / 3))
}
