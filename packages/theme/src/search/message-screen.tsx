import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'
import type { SearchState } from './search-session.ts'
import type { Speech } from '../words/speech.ts'
import { useSearchWords } from './search-words.tsx'
import { around } from '../words/around.ts'

/**
 * What a search came to, in an element that screen readers speak up from: it stands in the document before there is
 * anything to say, and says each thing once. The number of hits is only spoken, the hits show it.
 */
export function MessageScreen({ status, found }: Pick<SearchState, 'status' | 'found'>) {
  const speech = useSearchWords()
  return (
    <div className="search__message" role="status">
      {message({ status, found }, speech)}
    </div>
  )
}

function message(
  { status, found }: Pick<SearchState, 'status' | 'found'>,
  { words, count, client }: Speech,
): ReactNode {
  if (status === 'error')
    return (
      <>
        <Icon name="warning" />
        <p className="search__heading">{navigator.onLine ? words.failed : client.offline}</p>
        <p>{words.failedHelp}</p>
      </>
    )
  if (status === 'stalled') return <p className={found && 'visually-hidden'}>{words.searching}</p>
  if (!found) return null
  if (found.hits.length === 0) {
    const [before, after] = around(words.noResults, 'query')
    return (
      <p className="search__heading">
        {before}
        <strong>{found.text}</strong>
        {after}
      </p>
    )
  }
  return <p className="visually-hidden">{count(words.found, found.total)}</p>
}
