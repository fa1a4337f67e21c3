import type { Page, SiteShell } from 'docs-build/page'
import { AnnouncementBar } from '../components/AnnouncementBar.tsx'
import { drawerHtml } from '../components/drawerHtml.tsx'
import { Footer } from '../components/Footer.tsx'
import { NewTabNote } from '../components/NewTabNote.tsx'
import { navbarHtml } from '../components/navbarHtml.tsx'
import { once } from '../server/once.ts'
import { pageHead, sharedHead } from './headHtml.ts'
import { inlineScripts } from './inlineScripts.ts'
import { mainHtml } from './mainHtml.tsx'
import { pageState, siteState } from './pageState.ts'
import { isPaintedWhole, stateId, wholePageScript } from './wholePageScript.ts'

/** Id of the main part: the target of the skip link. Slugs of headings don't begin with an underscore. */
export const mainId = '_main'

/**
 * The whole document of a page. Head and body are strings: most of them is the same on every page and rendered once.
 */
export function Document({
  shell,
  page,
  article,
}: {
  readonly shell: SiteShell
  readonly page: Page
  readonly article: string | undefined
}) {
  const { htmlLang, direction } = shell.locale
  const body = bodyHtml(shell, page, article)
  return (
    <html
      lang={htmlLang}
      dir={direction}
      className={page.meta.className || undefined}
      data-theme={shell.colorMode.default}
    >
      <head dangerouslySetInnerHTML={{ __html: headHtml(shell, page, body) }} />
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  )
}

interface SharedHeads {
  readonly whole: string
  readonly long: string
}

/** Heads that pages of a site share, by site. */
const sharedHeads = new WeakMap<SiteShell, SharedHeads>()

function headHtml(shell: SiteShell, page: Page, body: string): string {
  let shared = sharedHeads.get(shell)
  if (shared === undefined) sharedHeads.set(shell, (shared = makeHeads(shell)))
  return (isPaintedWhole(body) ? shared.whole : shared.long) + pageHead(shell, page)
}

function makeHeads(shell: SiteShell): SharedHeads {
  const scripts = inlineScripts(shell)
  return { whole: sharedHead(shell, [...scripts, wholePageScript]), long: sharedHead(shell, scripts) }
}

function bodyHtml(shell: SiteShell, page: Page, article: string | undefined): string {
  const start = once(shell, 'body-start', () => (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        Skip to main content
      </a>
      <NewTabNote />
      <AnnouncementBar shell={shell} />
    </>
  ))
  return (
    start +
    navbarHtml(shell, page) +
    `<div class="frame"${page.sidebar ? ' data-sidebar' : ''}>${drawerHtml(shell, page)}` +
    `<main class="page" id="${mainId}" tabindex="-1">${mainHtml(shell, page, article)}</main></div>` +
    once(shell, 'footer', () => <Footer shell={shell} />) +
    `<script type="application/json" id="${stateId}">${stateJson(shell, page, article)}</script>`
  )
}

function stateJson(shell: SiteShell, page: Page, article: string | undefined): string {
  const state = { site: siteState(shell), page: pageState(shell, page, article) }
  // `<` could end the script element.
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}
