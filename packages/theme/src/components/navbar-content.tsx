import type { Page, SiteLayout } from 'docs-build/page'
import { navbarContentHtml } from './navbar-content-html.ts'

/** What the bar holds, for a site that puts something in its place or around it. */
export function NavbarContent({ layout, page }: { readonly layout: SiteLayout; readonly page: Page }) {
  return <div className="as-if-absent" dangerouslySetInnerHTML={{ __html: navbarContentHtml(layout, page) }} />
}

NavbarContent.isShared = true as const
