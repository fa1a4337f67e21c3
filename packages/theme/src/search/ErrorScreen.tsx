import { Icon } from '../components/Icon.tsx'

/** Says that the search cannot be reached, and lets the reader try again. */
export function ErrorScreen({ retry }: { readonly retry: () => void }) {
  return (
    <div className="search__message">
      <Icon name="warning" />
      <p className="search__heading">Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </div>
  )
}
