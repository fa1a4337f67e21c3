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
  return (
    <div className="search__ways">
      {proposals.length > 0 && (
        <>
          <p>Try searching for:</p>
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
          Should this find something?{' '}
          <a href={missingResultsUrl} target="_blank" rel="noopener noreferrer">
            Tell us what is missing
          </a>
        </p>
      )}
    </div>
  )
}
