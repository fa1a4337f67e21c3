import type { Page, SiteShell } from 'docs-build/page'
import { documentTitle, pageHead } from './headHtml.ts'
import { mainHtml } from './mainHtml.tsx'
import { pageState, type PageState } from './pageState.ts'

/** What the client exchanges when a reader goes to another page. */
export interface PageData extends PageState {
  readonly buildId: string
  readonly title: string
  readonly className: string
  /** HTML of the page's own part of the head. */
  readonly head: string
  /** HTML of the main part. */
  readonly main: string
}

/** Gather what client navigation to a page needs. */
export function pageData({
  shell,
  page,
  article,
}: {
  readonly shell: SiteShell
  readonly page: Page
  readonly article: string | undefined
}): PageData {
  return {
    ...pageState(shell, page, article),
    buildId: shell.buildId,
    title: documentTitle(shell, page.meta),
    className: page.meta.className,
    head: pageHead(shell, page),
    main: mainHtml(shell, page, article),
  }
}
