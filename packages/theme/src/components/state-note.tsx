import type { SiteLayout } from 'docs-build/page'
import { layoutWords } from '../words/layout-words.ts'

/** What is said above a page that others are not to find. */
export function StateNote({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <p className="page-state">
      <strong>{label}</strong> {children}
    </p>
  )
}

/** Says of a page, or a list of such, that who has no link to it does not find it. */
export function UnlistedNote({ layout }: { readonly layout: SiteLayout }) {
  const { unlisted, unlistedNote } = layoutWords(layout).page
  return <StateNote label={unlisted}>{unlistedNote}</StateNote>
}
