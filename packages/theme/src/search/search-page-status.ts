import type { SearchState } from './search-session.ts'

/** Say what came of a search on the search page. */
export function searchPageStatus({ status, found }: Pick<SearchState, 'status' | 'found'>): string {
  if (status === 'error') return 'Unable to fetch results. You might want to check your network connection.'
  if (status === 'stalled' || !found) return 'Searching…'
  if (found.hits.length === 0) return `No results for "${found.text}"`
  if (found.pages > 1) return `${found.hits.length} of ${found.total} documents shown`
  return found.total === 1 ? '1 document found' : `${found.total} documents found`
}
