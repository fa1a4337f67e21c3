import type { Page, SiteLayout } from 'docs-build/page'
import { AnnouncementBar } from '../components/announcement-bar.tsx'
import { drawerHtml } from '../components/drawer-html.ts'
import { Footer } from '../components/footer.tsx'
import { Navbar } from '../components/navbar.tsx'
import { SidebarToggle } from '../components/sidebar-toggle.tsx'
import { navbarHtml } from '../components/navbar-html.ts'
import { opensDrawer } from '../html/opens-drawer.ts'
import { scriptJson } from '../html/script-json.ts'
import { eachTime, once } from '../server/once.ts'
import { part } from '../server/part.ts'
import { lostNote } from './lost-note-html.ts'
import { mainHtml } from './main-html.ts'
import { mainId } from './main-id.ts'
import { ownFrame } from './own-frame.ts'
import { pageState, siteState } from './page-state.ts'
import { SkipLink } from './skip-link.tsx'
import { stateId } from './whole-page-script.ts'

/** Write the body of a document: navbar, drawer, main part, footer, and what the client has to know. */
export function bodyHtml(layout: SiteLayout, page: Page, article: string | undefined): string {
  const main = mainHtml(layout, page, article)
  // A document has one main element: a page that brings its own, as React pages do, gets no second one around it.
  const tag = /<main[\s>]/.test(main) ? 'div' : 'main'
  return (
    (layout.tags?.bodyStart ?? '') +
    part({ layout, page }, 'skip-link', SkipLink, { layout }) +
    part({ layout, page }, 'announcement', AnnouncementBar, { layout }) +
    (Navbar.isShared ? navbarHtml(layout, page) : opensDrawer(eachTime(Navbar, { layout, page }))) +
    `<div class="frame"${page.sidebar ? ' data-sidebar' : ''}>${drawerHtml(layout, page)}` +
    `<${tag} class="page" id="${mainId}" tabindex="-1">${main}</${tag}>` +
    `${layout.hideableSidebar ? once(layout, 'sidebar-toggle', SidebarToggle, { layout }) : ''}</div>` +
    part({ layout, page }, 'footer', Footer, { layout }) +
    lostNote(layout, page, main) +
    `<script type="application/json" id="${stateId}">${stateJson(layout, page, main)}</script>` +
    (layout.tags?.bodyEnd ?? '')
  )
}

function stateJson(layout: SiteLayout, page: Page, main: string): string {
  const state = { site: siteState(layout, page), page: pageState(layout, page, main + ownFrame(layout, page)) }
  return scriptJson(state)
}
