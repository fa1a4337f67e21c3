import type { SiteLayout } from 'docs-build/page'
import { AnnouncementBar } from '../components/announcement-bar.tsx'
import { NewTabNote } from '../components/new-tab-note.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** Id of the main part: the target of the skip link. Slugs of headings don't begin with an underscore. */
export const mainId = '_main'

/** What a body begins with. */
export function BodyStart({ layout }: { readonly layout: SiteLayout }) {
  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {layoutWords(layout).page.skipLink}
      </a>
      <NewTabNote layout={layout} />
      <AnnouncementBar layout={layout} />
    </>
  )
}
