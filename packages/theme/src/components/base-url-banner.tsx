import type { SiteLayout } from 'docs-build/page'

/**
 * Tells that the base URL is wrong. The stylesheet hides it, so it shows exactly when the stylesheet could not be
 * loaded from below the configured base URL; it needs no script for that.
 */
export function BaseUrlBanner({ layout }: { readonly layout: SiteLayout }) {
  return (
    <div className="base-url-banner" data-nosnippet="">
      <p>
        <strong>The styles of this site did not load.</strong> A common reason is a wrong base URL: <code>baseUrl</code>{' '}
        in the config file is <code>{layout.baseUrl}</code>. It must be the path under which the site is published.
      </p>
    </div>
  )
}
