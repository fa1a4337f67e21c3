import { search } from '../words/en-search.ts'
import type { GivenEnvironment, SearchEnvironment } from './search-environment.ts'

/** Give searches the words of the site's language, else English ones. */
export function withSpeech({ speechOr, ...given }: GivenEnvironment): SearchEnvironment {
  return { ...given, speech: speechOr(search) }
}
