import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'
import type { SearchState } from './search-session.ts'

/**
 * What a search came to, in an element that screen readers speak up from: it stands in the document before there is
 * anything to say, and says each thing once. The number of hits is only spoken, the hits show it.
 */
export function MessageScreen({ status, found }: Pick<SearchState, 'status' | 'found'>) {
  return (
    <div className="search__message" role="status">
      {message({ status, found })}
    </div>
  )
}

function message({ status, found }: Pick<SearchState, 'status' | 'found'>): ReactNode {
  if (status === 'error')
    return (
      <>
        <Icon name="warning" />
        <p className="search__heading">Unable to fetch results</p>
        <p>You might want to check your network connection.</p>
      </>
    )
  if (status === 'stalled') return <p className={found && 'visually-hidden'}>Searching…</p>
  if (!found) return null
  if (found.hits.length === 0)
    return (
      <p className="search__heading">
        No results for "<strong>{found.text}</strong>"
      </p>
    )
  return <p className="visually-hidden">{found.total === 1 ? '1 result' : `${found.total} results`}</p>
}
