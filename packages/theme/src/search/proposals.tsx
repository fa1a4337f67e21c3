import { useSearchWords } from './search-words.tsx'

/** What else to search for when nothing was found, and where to tell that something is missing. */
export function Proposals({
  proposals,
  missingResultsUrl,
  propose,
}: {
  readonly proposals: readonly string[]
  readonly missingResultsUrl: string | undefined
  readonly propose: (text: string) => void
}) {
  const { words } = useSearchWords()
  return (
    <div className="search__ways">
      {proposals.length > 0 && (
        <>
          <p>{words.tryFor}</p>
          <ul className="search__proposals">
            {proposals.map((proposal) => (
              <li key={proposal}>
                <button type="button" onClick={() => propose(proposal)}>
                  {proposal}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {missingResultsUrl !== undefined && (
        <p>
          {words.shouldFind}{' '}
          <a href={missingResultsUrl} target="_blank" rel="noopener noreferrer">
            {words.tellUs}
          </a>
        </p>
      )}
    </div>
  )
}
