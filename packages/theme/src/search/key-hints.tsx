/** What the keys do, and whose search it is. */
export function KeyHints({ isHosted }: { readonly isHosted: boolean }) {
  return (
    <div className="search__foot">
      <ul className="search__hints">
        <Hint keys={[['↵', 'Enter']]} does="to select" />
        <Hint
          keys={[
            ['↓', 'Arrow down'],
            ['↑', 'Arrow up'],
          ]}
          does="to navigate"
        />
        <Hint keys={[['esc', 'Escape']]} does="to close" />
      </ul>
      {isHosted && (
        <a className="search__provider" href="https://www.algolia.com" target="_blank" rel="noopener noreferrer">
          Search by Algolia
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
