import type { SiteAddress } from './hit-href.ts'
import { Proposals } from './proposals.tsx'
import { searchHeading } from './search-heading.ts'
import { SearchPageForm, type SearchPageEvents, type VersionFilter } from './search-page-form.tsx'
import { SearchPageHit } from './search-page-hit.tsx'
import { searchPageStatus } from './search-page-status.ts'
import type { SearchState } from './search-session.ts'
import { TryAgain } from './try-again.tsx'
import { useSearchWords } from './search-words.tsx'

/** What the search page shows: as the server writes it, and as it lives in a browser. */
export function SearchPageView({
  href,
  text,
  longest,
  filters,
  search,
  site,
  proposals,
  missingResultsUrl,
  events,
}: {
  readonly href: string
  readonly text: string
  /** Longest text that the box takes. */
  readonly longest: number
  readonly filters: readonly VersionFilter[]
  readonly search: SearchState
  readonly site: SiteAddress
  readonly proposals: readonly string[]
  readonly missingResultsUrl: string | undefined
  readonly events: SearchPageEvents
}) {
  const { status, found } = search
  const speech = useSearchWords()
  const { words } = speech
  return (
    <>
      <h1>{searchHeading(text.trim(), speech)}</h1>
      <SearchPageForm
        href={href}
        text={text}
        longest={longest}
        filters={filters}
        isStalled={status === 'stalled'}
        events={events}
      />
      <div className="search-page__status needs-script" role="status">
        {text.trim() === '' ? words.prompt : searchPageStatus(search, speech)}
      </div>
      {found && found.hits.length > 0 && (
        <ol className="search-page__hits" aria-busy={status === 'loading' || status === 'stalled'}>
          {found.hits.map((hit) => (
            <SearchPageHit key={hit.objectID} hit={hit} site={site} />
          ))}
        </ol>
      )}
      {found && found.hits.length === 0 && (
        <Proposals proposals={proposals} missingResultsUrl={missingResultsUrl} propose={events.propose} />
      )}
      {status === 'error' && <TryAgain retry={events.retry} />}
      {status !== 'error' && found && found.hits.length > 0 && found.hits.length < found.total && (
        <button type="button" className="button button--plain search-page__more" onClick={events.more}>
          {words.more}
        </button>
      )}
    </>
  )
}
