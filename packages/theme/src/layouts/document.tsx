import type { Page, SiteLayout } from 'docs-build/page'
import { AnnouncementBar } from '../components/announcement-bar.tsx'
import { drawerHtml } from '../components/drawer-html.tsx'
import { Footer } from '../components/footer.tsx'
import { NewTabNote } from '../components/new-tab-note.tsx'
import { navbarHtml } from '../components/navbar-html.tsx'
import { once } from '../server/once.ts'
import { pageHead, sharedHead } from './head-html.ts'
import { inlineScripts } from './inline-scripts.ts'
import { mainHtml } from './main-html.tsx'
import { pageState, siteState } from './page-state.ts'
import { isPaintedWhole, stateId, wholePageScript } from './whole-page-script.ts'

/** Id of the main part: the target of the skip link. Slugs of headings don't begin with an underscore. */
export const mainId = '_main'

/**
 * The whole document of a page. Head and body are strings: most of them is the same on every page and rendered once.
 */
export function Document({
  layout,
  page,
  article,
}: {
  readonly layout: SiteLayout
  readonly page: Page
  readonly article: string | undefined
}) {
  const { htmlLang, direction } = layout.locale
  const body = bodyHtml(layout, page, article)
  return (
    <html
      lang={htmlLang}
      dir={direction}
      className={page.meta.className || undefined}
      data-theme={layout.colorMode.default}
    >
      <head dangerouslySetInnerHTML={{ __html: headHtml(layout, page, body) }} />
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  )
}

interface SharedHeads {
  readonly whole: string
  readonly long: string
}

/** Heads that pages of a site share, by site. */
const sharedHeads = new WeakMap<SiteLayout, SharedHeads>()

function headHtml(layout: SiteLayout, page: Page, body: string): string {
  let shared = sharedHeads.get(layout)
  if (shared === undefined) sharedHeads.set(layout, (shared = makeHeads(layout)))
  return (isPaintedWhole(body) ? shared.whole : shared.long) + pageHead(layout, page)
}

function makeHeads(layout: SiteLayout): SharedHeads {
  const scripts = inlineScripts(layout)
  return { whole: sharedHead(layout, [...scripts, wholePageScript]), long: sharedHead(layout, scripts) }
}

function bodyHtml(layout: SiteLayout, page: Page, article: string | undefined): string {
  const start = once(layout, 'body-start', () => (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        Skip to main content
      </a>
      <NewTabNote />
      <AnnouncementBar layout={layout} />
    </>
  ))
  return (
    start +
    navbarHtml(layout, page) +
    `<div class="frame"${page.sidebar ? ' data-sidebar' : ''}>${drawerHtml(layout, page)}` +
    `<main class="page" id="${mainId}" tabindex="-1">${mainHtml(layout, page, article)}</main></div>` +
    once(layout, 'footer', () => <Footer layout={layout} />) +
    `<script type="application/json" id="${stateId}">${stateJson(layout, page, article)}</script>`
  )
}

function stateJson(layout: SiteLayout, page: Page, article: string | undefined): string {
  const state = { site: siteState(layout), page: pageState(layout, page, article) }
  // `<` could end the script element.
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}
