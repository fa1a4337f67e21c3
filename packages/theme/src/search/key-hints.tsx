import { useSearchWords } from './search-words.tsx'

/** What the keys do, and whose search it is. */
export function KeyHints({ isHosted }: { readonly isHosted: boolean }) {
  const { words } = useSearchWords()
  return (
    <div className="search__foot">
      <ul className="search__hints">
        <Hint keys={[['↵', 'Enter']]} does={words.toSelect} />
        <Hint
          keys={[
            ['↓', words.arrowDown],
            ['↑', words.arrowUp],
          ]}
          does={words.toNavigate}
        />
        <Hint keys={[['esc', 'Escape']]} does={words.toClose} />
      </ul>
      {isHosted && (
        <a className="search__provider" href="https://www.algolia.com" target="_blank" rel="noopener noreferrer">
          {words.byAlgolia}
        </a>
      )}
    </div>
  )
}

function Hint({
  keys,
  does,
}: {
  readonly keys: readonly (readonly [sign: string, name: string])[]
  readonly does: string
}) {
  return (
    <li>
      {keys.map(([sign, name]) => (
        <kbd key={sign}>
          <span aria-hidden="true">{sign}</span>
          <span className="visually-hidden">{name}</span>
        </kbd>
      ))}{' '}
      {does}
    </li>
  )
}
