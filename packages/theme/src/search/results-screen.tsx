import type { MouseEvent } from 'react'
import { Icon, type IconName } from '../components/icon.tsx'
import type { HitGroup, HitRow } from './group-hits.ts'
import { hitHref, type SiteAddress } from './hit-href.ts'
import { hitText } from './hit-text.ts'
import { listId } from './list-id.ts'
import { Marked } from './marked.tsx'
import { OptionRow, type OptionEvents } from './option-row.tsx'
import { Trail } from './trail.tsx'
import { useSearchWords } from './search-words.tsx'

/** The hits of a search by part of the site, and the way to all of them. */
export function ResultsScreen({
  groups,
  total,
  pageHref,
  site,
  events,
  leave,
}: {
  readonly groups: readonly HitGroup[]
  readonly total: number
  /** URL of the search page with the same search. */
  readonly pageHref: string
  readonly site: SiteAddress
  readonly events: OptionEvents
  readonly leave: (event: MouseEvent) => void
}) {
  const { words, count } = useSearchWords()
  let index = 0
  return (
    <>
      <div role="listbox" id={listId} aria-label={words.results}>
        {groups.map(({ title, rows }, group) => (
          <div key={title} role="group" aria-labelledby={`_search-group-${group}`}>
            <div className="search__group" id={`_search-group-${group}`} role="presentation">
              {title}
            </div>
            {rows.map((row) => (
              <HitOption key={row.hit.objectID} row={row} index={index++} site={site} events={events} />
            ))}
          </div>
        ))}
      </div>
      <a className="search__all" href={pageHref} onClick={leave}>
        <Icon name="search" />
        {count(words.seeAll, total)}
      </a>
    </>
  )
}

function HitOption({
  row: { hit, parent, isLastChild },
  index,
  site,
  events,
}: {
  readonly row: HitRow
  readonly index: number
  readonly site: SiteAddress
  readonly events: OptionEvents
}) {
  const { title, trail, snippet } = hitText(hit)
  // Below its page, a hit need not name the page again.
  const above = parent ? trail.slice(1) : trail
  const detail = above.length > 0 ? <Trail levels={above} /> : snippet && <Marked parts={snippet} />
  return (
    <OptionRow
      index={index}
      href={hitHref(hit.url, site)}
      icon={iconOf(hit.type)}
      isChild={parent !== undefined}
      isLastChild={isLastChild}
      events={events}
      title={<Marked parts={title} />}
      detail={detail}
    />
  )
}

function iconOf(type: HitRow['hit']['type']): IconName {
  if (type === 'content') return 'text'
  return type === 'lvl1' ? 'page' : 'hash'
}
