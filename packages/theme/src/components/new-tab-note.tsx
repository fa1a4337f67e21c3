import type { SiteLayout } from 'docs-build/page'
import { newTabNote } from '../html/new-tab.ts'
import { layoutWords } from '../words/layout-words.ts'

/** What screen readers add to links that open a new tab. It stands once in each document, for all links of the layout. */
export function NewTabNote({ layout }: { readonly layout: SiteLayout }) {
  return (
    <span id={newTabNote} hidden>
      {layoutWords(layout).page.opensNewTab}
    </span>
  )
}
