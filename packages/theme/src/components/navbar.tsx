import type { Page, SiteLayout } from 'docs-build/page'
import { navbarHtml } from './navbar-html.ts'

/** The bar at the top of every page, for a site that puts something in its place or around it. */
export function Navbar({ layout, page }: { readonly layout: SiteLayout; readonly page: Page }) {
  return <div className="as-if-absent" dangerouslySetInnerHTML={{ __html: navbarHtml(layout, page) }} />
}

Navbar.isShared = true as const
