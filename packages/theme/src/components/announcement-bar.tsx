import type { SiteLayout } from 'docs-build/page'
import { Icon } from './icon.tsx'

/** A message above everything, until the reader dismisses it. */
export function AnnouncementBar({ layout }: { readonly layout: SiteLayout }) {
  const { announcementBar } = layout
  if (!announcementBar) return null
  return (
    <div className="announcement" role="region" aria-label="Announcement" data-announcement={announcementBar.id}>
      <div className="announcement__text" dangerouslySetInnerHTML={{ __html: announcementBar.html }} />
      {announcementBar.closeable && (
        <button
          type="button"
          className="icon-button announcement__close needs-script"
          aria-label="Close"
          data-announcement-close=""
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
