import type { SiteLayout } from 'docs-build/page'
import { Icon } from './icon.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** A message above everything, until the reader dismisses it. */
export function AnnouncementBar({ layout }: { readonly layout: SiteLayout }) {
  const { announcementBar } = layout
  if (!announcementBar) return null
  const { background, color } = announcementBar
  return (
    <div
      className="announcement"
      role="region"
      aria-label={layoutWords(layout).page.announcement}
      data-announcement={announcementBar.id}
      style={background === undefined && color === undefined ? undefined : { background, color }}
    >
      <div className="announcement__text" dangerouslySetInnerHTML={{ __html: announcementBar.html }} />
      {announcementBar.closeable && (
        <button
          type="button"
          className="icon-button announcement__close needs-script"
          aria-label={layoutWords(layout).page.close}
          data-announcement-close=""
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}

AnnouncementBar.isShared = true as const
