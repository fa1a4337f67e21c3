import { Icon, type IconName } from '../components/icon.tsx'
import { hitHref, type SiteAddress } from './hit-href.ts'
import { listId } from './list-id.ts'
import { OptionRow, type OptionEvents } from './option-row.tsx'
import { hitTitle, type StoredHit } from './stored-hit.ts'
import type { StoredSearches } from './stored-searches.ts'
import { useSearchWords } from './search-words.tsx'

/** What a reader followed before, with what is to be done with each: kept for good, or forgotten. */
export function StartScreen({
  searches: { recent, favorite },
  site,
  events,
  star,
  remove,
}: {
  readonly searches: StoredSearches
  readonly site: SiteAddress
  readonly events: OptionEvents
  readonly star: (hit: StoredHit) => void
  readonly remove: (hit: StoredHit) => void
}) {
  const { words } = useSearchWords()
  if (recent.length + favorite.length === 0) return <p className="search__empty">{words.noRecent}</p>
  const option = (hit: StoredHit, index: number, icon: IconName) => (
    <OptionRow
      key={hit.objectID}
      index={index}
      href={hitHref(hit.url, site)}
      icon={icon}
      events={events}
      title={hitTitle(hit)}
      detail={parentOf(hit)}
    />
  )
  return (
    // Options hold no buttons: those stand in a list of their own, which the grid lays beside the rows.
    <div className="search__start">
      <div role="listbox" id={listId} aria-label={words.recentAndFavorite}>
        {recent.length > 0 && (
          <Group title={words.recent} id="_search-recent">
            {recent.map((hit, index) => option(hit, index, 'clock'))}
          </Group>
        )}
        {favorite.length > 0 && (
          <Group title={words.favorite} id="_search-favorite">
            {favorite.map((hit, index) => option(hit, recent.length + index, 'star'))}
          </Group>
        )}
      </div>
      <div className="search__actions">
        {recent.length > 0 && <span className="search__group" />}
        {recent.map((hit) => (
          <span key={hit.objectID}>
            <Action hit={hit} icon="star" name={words.save} act={star} />
            <Action hit={hit} icon="close" name={words.forget} act={remove} />
          </span>
        ))}
        {favorite.length > 0 && <span className="search__group" />}
        {favorite.map((hit) => (
          <span key={hit.objectID}>
            <Action hit={hit} icon="close" name={words.unsave} act={remove} />
          </span>
        ))}
      </div>
    </div>
  )
}

function Group({
  title,
  id,
  children,
}: {
  readonly title: string
  readonly id: string
  readonly children: React.ReactNode
}) {
  return (
    <div role="group" aria-labelledby={id}>
      <div className="search__group" id={id} role="presentation">
        {title}
      </div>
      {children}
    </div>
  )
}

function Action({
  hit,
  icon,
  name,
  act,
}: {
  readonly hit: StoredHit
  readonly icon: IconName
  readonly name: string
  readonly act: (hit: StoredHit) => void
}) {
  return (
    <button
      type="button"
      className="search__action"
      title={name}
      aria-label={`${name}: ${hitTitle(hit)}`}
      onClick={() => act(hit)}
    >
      <Icon name={icon} />
    </button>
  )
}

/** Where a kept hit stands: its page, or else its part of the site. */
function parentOf({ type, hierarchy }: StoredHit): string | undefined {
  return (type === 'lvl1' ? hierarchy.lvl0 : hierarchy.lvl1) ?? undefined
}
