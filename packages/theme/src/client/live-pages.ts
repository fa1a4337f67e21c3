import { enhance } from './enhance.ts'
import { unmountLost } from './hydrate.ts'
import { forgetPages } from './navigation/pages.ts'
import { readPage } from './navigation/read-page.ts'
import { showFrame, swapHead } from './navigation/swap-page.ts'
import { refreshSidebar } from './sidebar/sidebar.ts'
import { state } from './state.ts'

/** What `docs-build watch` sends when the source of the page changed. Nobody sends it in a built site. */
interface PageEventDetail {
  readonly html: string
  readonly patch: (
    element: Element,
    input: {
      readonly before: Element | undefined
      readonly after: Element
      readonly isStale: (element: Element) => boolean
    },
  ) => void
}

/** What it sends before, when pages that were fetched are of an earlier state. */
interface StaleEventDetail {
  /** More than bodies changed: sidebars may be others. */
  readonly isSite: boolean
}

/** Follow the sources of the site while its author writes: the page changes where it is shown, and stays scrolled as it is. */
export function startLivePages(): void {
  addEventListener('docs-build:stale', (event) => {
    forgetPages()
    // The dev client's own event: see its `StaleEventDetail`.
    if ((event as CustomEvent<StaleEventDetail>).detail.isSite) followSidebar()
  })
  addEventListener('docs-build:page', (event) => {
    // The dev client's own event: see its `PageEventDetail`.
    const { html, patch } = (event as CustomEvent<PageEventDetail>).detail
    event.preventDefault()
    const page = readPage(html)
    const main = document.querySelector('main')
    const { islands = {}, module, html: shown, sidebar } = state.page
    const before = shown === undefined ? undefined : readPage(shown).main
    const isStale = ({ dataset: { island } }: HTMLElement) =>
      island === undefined ? module !== page.state.module : islands[island] !== page.state.islands?.[island]
    if (main) patch(main, { before, after: page.main, isStale: (element) => isStale(element as HTMLElement) })
    unmountLost()
    swapHead(page.head)
    state.site = { ...state.site, buildId: page.buildId }
    showFrame(page)
    if (sidebar?.key !== page.state.sidebar?.key) followSidebar()
    enhance(main ?? document)
  })
}

function followSidebar(): void {
  refreshSidebar().catch((error: unknown) => console.warn('The sidebar could not follow.', error))
}
