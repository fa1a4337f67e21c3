import type { SiteLayout } from 'docs-build/page'
import { Icon } from './icon.tsx'
import { SearchButton } from './search-button.tsx'

/** What a reader sees at an address that has no page. */
export function NotFound({ layout }: { readonly layout: SiteLayout }) {
  return (
    <div className="not-found">
      <p className="not-found__code" aria-hidden="true">
        404
      </p>
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for.</p>
      <p>
        The address may be misspelled, or the page may have moved. If a link brought you here, its owner would want to
        know that it is broken.
      </p>
      <p className="not-found__ways">
        <a className="button button--primary" href={layout.homeHref}>
          <Icon name="home" />
          Home page
        </a>
        <SearchButton layout={layout} />
      </p>
    </div>
  )
}
