import { Proposals } from './Proposals.tsx'

/** Says in the dialog that a search found nothing, and what a reader may do about it. */
export function NoResultsScreen({
  text,
  ...ways
}: {
  readonly text: string
  readonly proposals: readonly string[]
  readonly missingResultsUrl: string | undefined
  readonly propose: (text: string) => void
}) {
  return (
    <div className="search__message">
      <p className="search__heading">
        No results for "<strong>{text}</strong>"
      </p>
      <Proposals {...ways} />
    </div>
  )
}
