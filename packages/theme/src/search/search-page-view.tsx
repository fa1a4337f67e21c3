import { Icon } from '../components/icon.tsx'
import type { Place } from './hit-href.ts'
import { Proposals } from './proposals.tsx'
import { searchHeading } from './search-heading.ts'
import { SearchPageHit } from './search-page-hit.tsx'
import { searchPageStatus } from './search-page-status.ts'
import type { SearchState } from './search-session.ts'
import { TryAgain } from './try-again.tsx'

/** A versioned collection in the filter of the search page. */
export interface VersionFilter {
  readonly collection: string
  readonly versions: readonly { readonly name: string; readonly label: string }[]
  readonly chosen: string | undefined
}

/** What the search page does. */
export interface SearchPageEvents {
  readonly type: (text: string) => void
  readonly submit: () => void
  readonly choose: (collection: string, version: string) => void
  readonly propose: (text: string) => void
  readonly more: () => void
  readonly retry: () => void
}

/** What the search page shows: as the server writes it, and as it lives in a browser. */
export function SearchPageView({
  href,
  text,
  longest,
  filters,
  search,
  position,
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
  readonly position: Place
  readonly proposals: readonly string[]
  readonly missingResultsUrl: string | undefined
  readonly events: SearchPageEvents
}) {
  const { status, found } = search
  return (
    <>
      <h1>{searchHeading(text.trim())}</h1>
      <form
        className="search-page__form needs-script"
        role="search"
        action={href}
        data-stalled={status === 'stalled' || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          events.submit()
        }}
      >
        <div className="search-page__box">
          <Icon name="search" />
          <input
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Search docs"
            maxLength={longest}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            value={text}
            onChange={(event) => events.type(event.currentTarget.value)}
          />
        </div>
        {filters.map(({ collection, versions, chosen }) => (
          <label key={collection} className="search-page__filter">
            <span>{filters.length === 1 ? 'Version' : `Version of ${collection}`}</span>
            <select value={chosen} onChange={(event) => events.choose(collection, event.currentTarget.value)}>
              {versions.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </form>
      <div className="search-page__status needs-script" role="status">
        {text.trim() === '' ? 'Type what you are looking for.' : searchPageStatus(search)}
      </div>
      {found && found.hits.length > 0 && (
        <ol className="search-page__hits" aria-busy={status === 'loading' || status === 'stalled'}>
          {found.hits.map((hit) => (
            <SearchPageHit key={hit.objectID} hit={hit} position={position} />
          ))}
        </ol>
      )}
      {found && found.hits.length === 0 && (
        <Proposals proposals={proposals} missingResultsUrl={missingResultsUrl} propose={events.propose} />
      )}
      {status === 'error' && <TryAgain retry={events.retry} />}
      {status !== 'error' && found && found.hits.length > 0 && found.hits.length < found.total && (
        <button type="button" className="button search-page__more" onClick={events.more}>
          More results
        </button>
      )}
    </>
  )
}
