import type { Page, SiteLayout } from 'docs-build/page'
import { drawerHtml } from '../components/drawer-html.ts'
import { Footer } from '../components/footer.tsx'
import { navbarHtml } from '../components/navbar-html.ts'
import { scriptJson } from '../html/script-json.ts'
import { once } from '../server/once.ts'
import { BodyStart, mainId } from './body-start.tsx'
import { mainHtml } from './main-html.ts'
import { pageState, siteState } from './page-state.ts'
import { stateId } from './whole-page-script.ts'

/** Write the body of a document: navbar, drawer, main part, footer, and what the client has to know. */
export function bodyHtml(layout: SiteLayout, page: Page, article: string | undefined): string {
  const start = once(layout, 'body-start', BodyStart, { layout })
  return (
    (layout.tags?.bodyStart ?? '') +
    start +
    navbarHtml(layout, page) +
    `<div class="frame"${page.sidebar ? ' data-sidebar' : ''}>${drawerHtml(layout, page)}` +
    `<main class="page" id="${mainId}" tabindex="-1">${mainHtml(layout, page, article)}</main></div>` +
    once(layout, 'footer', Footer, { layout }) +
    `<script type="application/json" id="${stateId}">${stateJson(layout, page, article)}</script>` +
    (layout.tags?.bodyEnd ?? '')
  )
}

function stateJson(layout: SiteLayout, page: Page, article: string | undefined): string {
  const state = { site: siteState(layout), page: pageState(layout, page, article) }
  return scriptJson(state)
}
