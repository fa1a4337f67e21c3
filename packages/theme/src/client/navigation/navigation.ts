import { trimSlash } from '../../html/lies-below.ts'
import { onEvent, whenIdle } from '../dom.ts'
import { closeDrawer } from '../drawer.ts'
import { enhance } from '../enhance.ts'
import { hashTarget, reveal } from '../reveal.ts'
import { showNavbar } from '../scrolling.ts'
import { state } from '../state.ts'
import { restoreTabs } from '../tabs.ts'
import { shownEntry } from './address.ts'
import { reloadWhenReachable } from '../reload-when-reachable.ts'
import { announce } from './announce.ts'
import { cleanPath } from './clean-path.ts'
import { pageLink } from './page-link.ts'
import { loadPage, prefetchPage } from './pages.ts'
import { startProgress, stopProgress } from './progress.ts'
import type { FetchedPage } from './read-page.ts'
import { routeEvents } from './route-events.ts'
import { forgetNotLoaded, sayNotLoaded } from './say-not-loaded.ts'
import { entryKey, keepScrollPosition, keptScrollPosition, newKey, startScrollMemory } from './scroll-memory.ts'
import { swapPage } from './swap-page.ts'

/** The path that is shown. The address runs ahead of it while Back or Forward load a page. */
let shownPath = location.pathname
let shownSearch = location.search
/** Counts navigations: an answer that comes after the next click is dropped. */
let latest = 0

/** How long a pointer rests on a link before the page behind it is fetched. */
const intent = 65

/** Go from page to page without loading documents. Links stay links: whatever fails here is left to the browser. */
export function startNavigation(): void {
  // A page that is a file stays where it is; the browser opens the next one.
  if (location.protocol === 'file:') return routeEvents.moved()
  cleanAddress()
  shownPath = location.pathname
  routeEvents.moved()
  startScrollMemory()
  shownEntry.key = entryKey() || newKey()
  history.replaceState({ ...history.state, key: shownEntry.key }, '')
  document.addEventListener('click', clicked)
  addEventListener('popstate', () => void wentBack())
  startPrefetch()
}

function cleanAddress(): void {
  // The page's own form of the address: a page below a folder's has no final slash. The not-found page has none.
  const clean = cleanPath(location.pathname)
  const path = trimSlash(clean) === trimSlash(state.page.route) ? state.page.route : clean
  if (clean !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash)
}

function clicked(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const url = pageLink(link)
  if (!url) return
  // A jump within the page is the browser's own; a click on the page's own link goes to its top.
  if (url.pathname === location.pathname && url.search === location.search && url.hash !== '') {
    // The jump makes an entry after the drawer's: nothing must go back over it.
    if (history.state?.drawer) history.replaceState({ key: shownEntry.key }, '')
    closeDrawer()
    return
  }
  event.preventDefault()
  void navigate(url)
}

/** Go to a page of the site. */
export async function navigate(url: URL): Promise<void> {
  const turn = ++latest
  closeDialog()
  startProgress()
  routeEvents.leaving(url)
  try {
    const page = await loadPage(url.pathname)
    if (turn !== latest) return
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
    const stays = route === shownPath && url.hash === '' && url.search !== ''
    showPage(page, key, stays ? scrollY : undefined)
  } catch (error) {
    if (turn !== latest) return
    console.warn('Client navigation failed; the browser loads the page.', error)
    if (!(await reloadWhenReachable(url.href)) && turn === latest) sayNotLoaded(() => void navigate(url))
  } finally {
    if (turn === latest) stopProgress()
  }
}

async function wentBack(): Promise<void> {
  if (closeDrawer()) return
  const key = entryKey()
  const path = cleanPath(location.pathname)
  if (path === shownPath) {
    movedWithinPage(key)
    return
  }
  const turn = ++latest
  closeDialog()
  keepScrollPosition(shownEntry.key)
  startProgress()
  routeEvents.leaving(location)
  try {
    const page = await loadPage(path)
    if (turn === latest) showPage(page, key, keptScrollPosition(key))
  } catch {
    if (turn !== latest || (await reloadWhenReachable(location.href)) || turn !== latest) return
    // The page that stays keeps its address.
    const url = new URL(location.href)
    history.pushState({ key: shownEntry.key }, '', shownPath + shownSearch)
    sayNotLoaded(() => void navigate(url))
  } finally {
    if (turn === latest) stopProgress()
  }
}

/** The address moved to another part of the page that is shown. A jump that was just made has an entry without a key. */
function movedWithinPage(key: string): void {
  keepScrollPosition(shownEntry.key)
  shownEntry.key = key || newKey()
  if (key === '') history.replaceState({ ...history.state, key: shownEntry.key }, '')
  if (shownSearch !== location.search) restoreTabs(document)
  shownSearch = location.search
  routeEvents.moved()
  reveal(location.hash)
  const kept = keptScrollPosition(key)
  if (kept !== undefined && history.scrollRestoration === 'manual') scrollTo({ top: kept, behavior: 'instant' })
}

function showPage(page: FetchedPage, key: string, scroll: number | undefined): void {
  // A search that was opened while the page was on its way stays. It is of the version that was shown, so not of another one.
  const { version: before } = state.page
  const { route, version } = page.state
  if (version?.name !== before?.name || version?.collection !== before?.collection) closeDialog()
  forgetNotLoaded()
  swapPage(page)
  shownPath = route
  shownEntry.key = key
  shownSearch = location.search
  enhance(document.querySelector('main') ?? document)
  reveal(location.hash)
  scrollToPlace(scroll)
  showNavbar()
  document.querySelector('main')?.focus({ preventScroll: true })
  announce(page.title)
  routeEvents.shown()
  prefetchNext()
}

/** Whoever goes to another page leaves what was opened over this one, which Back and Forward would not close. */
function closeDialog(): void {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
}

function scrollToPlace(scroll: number | undefined): void {
  const target = scroll === undefined ? hashTarget(location.hash) : null
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: scroll ?? 0, behavior: 'instant' })
}

function startPrefetch(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const fetchAhead = (element: HTMLElement) => {
    const url = element instanceof HTMLAnchorElement ? pageLink(element) : undefined
    if (url && url.pathname !== shownPath) prefetchPage(url.pathname)
  }
  onEvent('pointerover', 'a[href]', (link) => {
    clearTimeout(timer)
    timer = setTimeout(() => fetchAhead(link), intent)
  })
  onEvent('focusin', 'a[href]', fetchAhead)
  onEvent('touchstart', 'a[href]', fetchAhead)
  onEvent('pointerdown', 'a[href]', fetchAhead)
  prefetchNext()
}

/** Most readers who go on go to the next page. */
function prefetchNext(): void {
  const { route } = state.page
  whenIdle(() => {
    const link = document.querySelector<HTMLAnchorElement>('.pagination__link--next')
    const url = route === state.page.route ? pageLink(link) : undefined
    if (url) prefetchPage(url.pathname)
  })
}
