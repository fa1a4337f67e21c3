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
  return (
    <html
      lang={htmlLang}
      dir={direction}
      className={page.meta.className || undefined}
      data-theme={shell.colorMode.default}
    >
      <head dangerouslySetInnerHTML={{ __html: headHtml(shell, page) }} />
      <body dangerouslySetInnerHTML={{ __html: bodyHtml(shell, page, article) }} />
    </html>
  )
}

/** Heads that pages of a site share, by site. */
const sharedHeads = new WeakMap<SiteShell, string>()

function headHtml(shell: SiteShell, page: Page): string {
  let shared = sharedHeads.get(shell)
  if (shared === undefined) sharedHeads.set(shell, (shared = sharedHead(shell, inlineScripts(shell))))
  return shared + pageHead(shell, page)
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
    `<script type="application/json" id="_state">${stateJson(shell, page, article)}</script>`
  )
}

function stateJson(shell: SiteShell, page: Page, article: string | undefined): string {
  const state = { site: siteState(shell), page: pageState(shell, page, article) }
  // `<` could end the script element.
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}
