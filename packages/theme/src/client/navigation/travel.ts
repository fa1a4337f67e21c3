import { closeDrawer } from '../drawer.ts'
import { enhance } from '../enhance.ts'
import { hashTarget, reveal } from '../reveal.ts'
import { showNavbar } from '../scrolling.ts'
import { mainPart } from '../main-part.ts'
import { state } from '../state.ts'
import { shownEntry } from './address.ts'
import { announce } from '../announce.ts'
import { closeDialog } from './close-dialog.ts'
import { loadPage } from './load-page.ts'
import { prefetchNext } from './prefetch-next.ts'
import { startProgress, stopProgress } from './progress.ts'
import type { FetchedPage } from './read-page.ts'
import { routeEvents } from './route-events.ts'
import { forgetNotLoaded } from './say-not-loaded.ts'
import { keepScrollPosition, keptScrollPosition, newKey } from './scroll-memory.ts'
import { swapPage } from './swap-page.ts'

export { loadPage } from './load-page.ts'
export { readPage } from './read-page.ts'
export { showFrame, swapHead } from './swap-page.ts'

/** Says that a reader has not gone on to another page meanwhile. */
type IsLatest = () => boolean

/** Go to a page of the site. It rejects when that can't be loaded. */
export function go(url: URL, isLatest: IsLatest): Promise<void> {
  return whileLoading(url, isLatest, async () => {
    const page = await loadPage(url.pathname)
    if (!isLatest()) return
    const { route } = page.state
    keepScrollPosition(shownEntry.key)
    history.scrollRestoration = 'manual'
    const address = route + url.search + url.hash
    const key = newKey()
    // The drawer has an entry of its own, which the new page takes; the same address needs no second entry.
    const replaces = history.state?.drawer || address === location.pathname + location.search + location.hash
    if (replaces) history.replaceState({ key }, '', address)
    else history.pushState({ key }, '', address)
    closeDrawer()
    // Another query on the same page is another view of it, not another page.
    const stays = route === shownEntry.path && url.hash === '' && url.search !== ''
    showPage(page, key, stays ? scrollY : undefined)
  })
}

/** Show the page that Back or Forward lead to, whose entry of the history has the key. It rejects as above. */
export function goBack(path: string, key: string, isLatest: IsLatest): Promise<void> {
  return whileLoading(location, isLatest, async () => {
    const page = await loadPage(path)
    if (isLatest()) showPage(page, key, keptScrollPosition(key))
  })
}

async function whileLoading(url: URL | Location, isLatest: IsLatest, work: () => Promise<void>): Promise<void> {
  startProgress()
  routeEvents.leaving(url)
  try {
    await work()
  } finally {
    if (isLatest()) stopProgress()
  }
}

function showPage(page: FetchedPage, key: string, scroll: number | undefined): void {
  // A search that was opened while the page was on its way stays. It is of the version that was shown, so not of another one.
  const { version: before } = state.page
  const { route, version } = page.state
  if (version?.name !== before?.name || version?.collection !== before?.collection) closeDialog()
  forgetNotLoaded()
  swapPage(page)
  shownEntry.path = route
  shownEntry.key = key
  shownEntry.search = location.search
  enhance(mainPart() ?? document)
  reveal(location.hash)
  scrollToPlace(scroll)
  showNavbar()
  mainPart()?.focus({ preventScroll: true })
  announce(page.title)
  routeEvents.shown()
  prefetchNext()
}

function scrollToPlace(scroll: number | undefined): void {
  const target = scroll === undefined ? hashTarget(location.hash) : null
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: scroll ?? 0, behavior: 'instant' })
}
