import type { SiteLayout } from 'docs-build/page'
import { AnnouncementBar } from '../components/announcement-bar.tsx'
import { NewTabNote } from '../components/new-tab-note.tsx'

/** Id of the main part: the target of the skip link. Slugs of headings don't begin with an underscore. */
export const mainId = '_main'

/** What a body begins with. */
export function BodyStart({ layout }: { readonly layout: SiteLayout }) {
  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        Skip to main content
      </a>
      <NewTabNote />
      <AnnouncementBar layout={layout} />
    </>
  )
}
