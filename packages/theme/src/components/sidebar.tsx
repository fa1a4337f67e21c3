import type { Page, SiteLayout } from 'docs-build/page'
import { sidebarNavHtml } from './sidebar-nav-html.ts'

/** The sidebar of docs, for a site that puts something around it. */
export function Sidebar({ layout, page }: { readonly layout: SiteLayout; readonly page: Page }) {
  return <div className="as-if-absent" dangerouslySetInnerHTML={{ __html: sidebarNavHtml(layout, page) }} />
}

Sidebar.isShared = true as const
