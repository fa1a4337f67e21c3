import type { Page, SiteLayout } from 'docs-build/page'
import { documentTitle, pageHead } from './head-html.ts'
import { mainHtml } from './main-html.ts'
import { pageState, type PageState } from './page-state.ts'

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
  layout,
  page,
  article,
}: {
  readonly layout: SiteLayout
  readonly page: Page
  readonly article: string | undefined
}): PageData {
  return {
    ...pageState(layout, page, article),
    buildId: layout.buildId,
    title: documentTitle(layout, page.meta),
    className: page.meta.className,
    head: pageHead(layout, page),
    main: mainHtml(layout, page, article),
  }
}
