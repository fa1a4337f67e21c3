import type { SearchState } from './searchSession.ts'

/** Say to a screen reader what came of a search. */
export function searchStatus({ status, found }: Pick<SearchState, 'status' | 'found'>): string {
  if (status === 'error') return 'Unable to fetch results. You might want to check your network connection.'
  if (status === 'stalled') return 'Searching…'
  if (!found) return ''
  if (found.hits.length === 0) return `No results for "${found.text}"`
  return found.total === 1 ? '1 result' : `${found.total} results`
}
