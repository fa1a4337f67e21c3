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
    <>
      {proposals.length > 0 && (
        <div>
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
        </div>
      )}
      {missingResultsUrl !== undefined && (
        <p className="search__missing">
          Should this find something?{' '}
          <a href={missingResultsUrl} target="_blank" rel="noopener noreferrer">
            Tell us what is missing
          </a>
        </p>
      )}
    </>
  )
}
