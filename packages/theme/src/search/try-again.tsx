import { useSearchWords } from './search-words.tsx'

/** Lets a reader search once more after a failure. */
export function TryAgain({ retry }: { readonly retry: () => void }) {
  return (
    <div className="search__ways">
      <button type="button" className="button button--plain" onClick={retry}>
        {useSearchWords().client.tryAgain}
      </button>
    </div>
  )
}
