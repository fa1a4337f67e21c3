import { Fragment } from 'react'
import type { SiteLayout } from 'docs-build/page'
import { layoutWords } from '../words/layout-words.ts'

/**
 * Tells that the base URL is wrong. The stylesheet hides it, so it shows exactly when the stylesheet could not be
 * loaded from below the configured base URL; it needs no script for that.
 */
export function BaseUrlBanner({ layout }: { readonly layout: SiteLayout }) {
  const { stylesLost, wrongBaseUrl } = layoutWords(layout).page
  const values: Readonly<Record<string, string>> = { key: 'baseUrl', value: layout.baseUrl }
  return (
    <div className="base-url-banner" data-nosnippet="">
      <p>
        <strong>{stylesLost}</strong>{' '}
        {wrongBaseUrl
          .split(/\{(\w+)\}/)
          // Between texts stand names.
          .map((part, index) => (
            <Fragment key={index}>{index % 2 === 0 ? part : <code>{values[part]}</code>}</Fragment>
          ))}
      </p>
    </div>
  )
}
