import type { SiteLayout } from 'docs-build/page'
import { layoutWords } from '../words/layout-words.ts'
import { Icon } from './icon.tsx'

/**
 * The button that hides the sidebar on wide windows, and shows it again. Of its two names the stylesheet shows the one that says
 * what it does now; a script that runs before the first paint listens to it.
 */
export function SidebarToggle({ layout }: { readonly layout: SiteLayout }) {
  const { hideSidebar, showSidebar } = layoutWords(layout).page
  return (
    <button className="sidebar-toggle" type="button">
      <Icon name="back" />
      <span className="sidebar-toggle__hide">{hideSidebar}</span>
      <span className="sidebar-toggle__show">{showSidebar}</span>
    </button>
  )
}
