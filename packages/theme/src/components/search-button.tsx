import type { SiteLayout } from 'docs-build/page'
import { Icon } from './icon.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** The way to search: a link to the search page, which the client turns into the button of the dialog. */
export function SearchButton({ layout }: { readonly layout: SiteLayout }) {
  if (layout.search.provider === 'none') return null
  return (
    <a className="search-button" href={layout.search.href} data-search="">
      <Icon name="search" />
      <span className="search-button__label">{layoutWords(layout).client.search}</span>
      {/* The stylesheet writes the keys: they are a hint, and no part of what the button is called. */}
      <span className="search-button__keys needs-script" aria-hidden="true">
        <kbd data-key="Ctrl" /> <kbd data-key="K" />
      </span>
    </a>
  )
}

SearchButton.isShared = true as const
