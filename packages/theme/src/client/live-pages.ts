import type { PageData } from '../layouts/page-data.ts'
import { enhance } from './enhance.ts'
import { unmountLost } from './hydrate.ts'
import { forgetPages } from './navigation/pages.ts'
import { showFrame, swapHead } from './navigation/swap-page.ts'
import { refreshSidebar } from './sidebar/sidebar.ts'
import { state } from './state.ts'

/** What `docs-build watch` sends when the source of the page changed. Nobody sends it in a built site. */
interface PageEventDetail {
  readonly data: PageData
  readonly patch: (
    element: Element,
    input: { readonly before?: string; readonly after: string; readonly isStale: (element: Element) => boolean },
  ) => void
}

/** What it sends before, when data that was fetched is of an earlier state. */
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
    const { data, patch } = (event as CustomEvent<PageEventDetail>).detail
    event.preventDefault()
    const main = document.querySelector('main')
    const { islands = {}, module, main: before, sidebar } = state.page
    const isStale = ({ dataset: { island } }: HTMLElement) =>
      island === undefined ? module !== data.module : islands[island] !== data.islands?.[island]
    if (main) patch(main, { before, after: data.main, isStale: (element) => isStale(element as HTMLElement) })
    unmountLost()
    swapHead(data.head)
    state.site = { ...state.site, buildId: data.buildId }
    showFrame(data)
    if (sidebar?.key !== data.sidebar?.key) followSidebar()
    enhance(main ?? document)
  })
}

function followSidebar(): void {
  refreshSidebar().catch((error: unknown) => console.warn('The sidebar could not follow.', error))
}
