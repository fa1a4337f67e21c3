import type { RefObject } from 'react'
import { Icon } from '../components/icon.tsx'
import { isHalfWord } from './is-half-word.ts'
import { listId } from './list-id.ts'
import { useSearchWords } from './search-words.tsx'

/** The head of the dialog: a combobox that controls the list of options, and the ways out. */
export function SearchBox({
  box,
  value,
  longest,
  isStalled,
  activeOption,
  type,
  clear,
  cancel,
}: {
  readonly box: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly longest: number
  readonly isStalled: boolean
  /** Id of the active option; undefined while there is no list. */
  readonly activeOption: string | undefined
  /** Called for half words, too, which are shown and not searched for. */
  readonly type: (value: string, isHalf?: boolean) => void
  readonly clear: () => void
  readonly cancel: () => void
}) {
  const { words, client } = useSearchWords()
  return (
    <form
      className="search__head"
      role="search"
      data-stalled={isStalled || undefined}
      onSubmit={(event) => event.preventDefault()}
    >
      <Icon name="search" />
      <input
        ref={box}
        className="search__input"
        type="search"
        role="combobox"
        aria-label={client.searchDocs}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={activeOption !== undefined}
        aria-controls={activeOption === undefined ? undefined : listId}
        aria-activedescendant={activeOption}
        placeholder={client.searchDocs}
        maxLength={longest}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint={activeOption === undefined ? 'search' : 'go'}
        value={value}
        onChange={(event) => type(event.currentTarget.value, isHalfWord(event.nativeEvent))}
        onCompositionEnd={(event) => type(event.currentTarget.value)}
      />
      {value !== '' && (
        <button
          type="button"
          className="search__clear"
          aria-label={words.clearQuery}
          title={words.clear}
          onClick={clear}
        >
          <Icon name="close" />
        </button>
      )}
      <button type="button" className="search__cancel" onClick={cancel}>
        {client.cancel}
      </button>
    </form>
  )
}
