import type { SiteLayout } from 'docs-build/page'
import { NewTabNote } from '../components/new-tab-note.tsx'
import { layoutWords } from '../words/layout-words.ts'
import { mainId } from './main-id.ts'

/** What a body begins with: the way to the main part, and what is said of links that open a new tab. */
export function SkipLink({ layout }: { readonly layout: SiteLayout }) {
  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {layoutWords(layout).page.skipLink}
      </a>
      <NewTabNote layout={layout} />
    </>
  )
}

SkipLink.isShared = true as const
