import { findAll } from './dom.ts'
import { enhance } from './enhance.ts'
import { unmountLost } from './hydrate.ts'
import { mainPart } from './main-part.ts'
import { loadTravel } from './navigation/load-travel.ts'
import { forgetPages } from './navigation/pages.ts'
import { toggle } from './sidebar/branches.ts'
import { carets, categoryOf } from './sidebar/carets.ts'
import { reloadItems } from './sidebar/items.ts'
import { showSidebar } from './sidebar/sidebar.ts'
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

/** Follow an event of the dev client: the page changes where it is shown, and stays scrolled as it is. */
export async function follow(event: Event): Promise<void> {
  // The dev client's own events: see its `PageEventDetail` and `StaleEventDetail`.
  const { detail } = event as CustomEvent<PageEventDetail | StaleEventDetail>
  if ('html' in detail) showPage(detail, await loadTravel())
  else {
    forgetPages()
    if (detail.isSite) followSidebar()
  }
}

function showPage(
  { html, patch }: PageEventDetail,
  { readPage, showFrame, swapHead }: Awaited<ReturnType<typeof loadTravel>>,
): void {
  const page = readPage(html)
  const main = mainPart()
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
}

function followSidebar(): void {
  refreshSidebar().catch((error: unknown) => console.warn('The sidebar could not follow.', error))
}

/** Exchange the items of the sidebar if its source changed, and leave the categories open that the reader opened. */
async function refreshSidebar(): Promise<void> {
  const { sidebar } = state.page
  if (!sidebar || !(await reloadItems(sidebar.dataUrl))) return
  const open = () => findAll(`${carets}[aria-expanded="true"]`).map(categoryOf)
  const before = open()
  await showSidebar(undefined)
  for (const name of before) {
    const caret = findAll(carets).find((candidate) => categoryOf(candidate) === name)
    if (caret && !open().includes(name)) await toggle(caret)
  }
}
