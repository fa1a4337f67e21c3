import type { Speech } from '../words/speech.ts'
import type { SearchState } from './search-session.ts'

/** Say what came of a search on the search page. */
export function searchPageStatus(
  { status, found }: Pick<SearchState, 'status' | 'found'>,
  { words, number, count, fill, client }: Speech,
): string {
  if (status === 'error') return `${navigator.onLine ? words.failed : client.offline}. ${words.failedHelp}`
  if (status === 'stalled' || !found) return words.searching
  if (found.hits.length === 0) return fill(words.noResults, { query: found.text })
  if (found.pages > 1)
    return fill(words.documentsShown, { shown: number(found.hits.length), count: number(found.total) })
  return count(words.documentsFound, found.total)
}
