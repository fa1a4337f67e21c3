import { Icon } from '../components/icon.tsx'
import { isHalfWord } from './is-half-word.ts'
import { useSearchWords } from './search-words.tsx'

/** A versioned collection in the filter of the search page. */
export interface VersionFilter {
  readonly collection: string
  readonly versions: readonly { readonly name: string; readonly label: string }[]
  readonly chosen: string | undefined
}

/** What the search page does. */
export interface SearchPageEvents {
  /** Called for half words, too, which are shown and not searched for. */
  readonly type: (text: string, isHalf?: boolean) => void
  readonly submit: () => void
  readonly choose: (collection: string, version: string) => void
  readonly propose: (text: string) => void
  readonly more: () => void
  readonly retry: () => void
}

/** The box of the search page, and the versions that it looks in. */
export function SearchPageForm({
  href,
  text,
  longest,
  filters,
  isStalled,
  events,
}: {
  readonly href: string
  readonly text: string
  /** Longest text that the box takes. */
  readonly longest: number
  readonly filters: readonly VersionFilter[]
  readonly isStalled: boolean
  readonly events: Pick<SearchPageEvents, 'type' | 'submit' | 'choose'>
}) {
  const { words, client, fill } = useSearchWords()
  return (
    <form
      className="search-page__form needs-script"
      role="search"
      action={href}
      data-stalled={isStalled || undefined}
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
          aria-label={client.search}
          placeholder={client.searchDocs}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={(event) => events.type(event.currentTarget.value, isHalfWord(event.nativeEvent))}
          onCompositionEnd={(event) => events.type(event.currentTarget.value)}
        />
      </div>
      {filters.map(({ collection, versions, chosen }) => (
        <label key={collection} className="search-page__filter">
          <span>{filters.length === 1 ? words.version : fill(words.versionOf, { collection })}</span>
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
  )
}
