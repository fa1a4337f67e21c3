import { trimSlash } from '../../html/lies-below.ts'
import { opensElsewhere } from '../dom.ts'
import { closeDrawer } from '../drawer.ts'
import { reloadWhenReachable } from '../reload-when-reachable.ts'
import { reveal } from '../reveal.ts'
import { state } from '../state.ts'
import { restoreTabs } from '../tabs.ts'
import { shownEntry } from './address.ts'
import { cleanPath } from './clean-path.ts'
import { closeDialog } from './close-dialog.ts'
import { loadTravel } from './load-travel.ts'
import { pageLink } from './page-link.ts'
import { startPrefetch } from './prefetch.ts'
import { routeEvents } from './route-events.ts'
import { sayNotLoaded } from './say-not-loaded.ts'
import { entryKey, keepScrollPosition, newKey, restoreScroll, startScrollMemory } from './scroll-memory.ts'

/** Counts navigations: an answer that comes after the next click is dropped. */
let latest = 0

/** Go from page to page without loading documents. Links stay links: whatever fails here is left to the browser. */
export function startNavigation(): void {
  // A page that is a file stays where it is; the browser opens the next one.
  if (location.protocol === 'file:') return routeEvents.moved()
  cleanAddress()
  shownEntry.path = location.pathname
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
  const { route } = state.page
  const path = trimSlash(clean) === trimSlash(route) ? route : clean
  if (clean !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash)
}

function clicked(event: MouseEvent): void {
  if (event.defaultPrevented || opensElsewhere(event)) return
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

async function navigate(url: URL): Promise<void> {
  await travel(url, ({ go }, isLatest) => go(url, isLatest))
}

/** Show another page, else leave it to the browser. Where that can't load it either, the page that is shown stays. */
async function travel(
  url: URL,
  show: (by: Awaited<ReturnType<typeof loadTravel>>, isLatest: () => boolean) => Promise<void>,
  stay = () => {},
): Promise<void> {
  const turn = ++latest
  const isLatest = () => turn === latest
  closeDialog()
  try {
    await show(await loadTravel(), isLatest)
  } catch (error) {
    if (!isLatest()) return
    console.warn('Client navigation failed; the browser loads the page.', error)
    if ((await reloadWhenReachable(url.href)) || !isLatest()) return
    stay()
    sayNotLoaded(() => navigate(url))
  }
}

async function wentBack(): Promise<void> {
  if (closeDrawer()) return
  const key = entryKey()
  const path = cleanPath(location.pathname)
  if (path === shownEntry.path) {
    movedWithinPage(key)
    return
  }
  keepScrollPosition(shownEntry.key)
  await travel(
    new URL(location.href),
    ({ goBack }, isLatest) => goBack(path, key, isLatest),
    // The page that stays keeps its address.
    () => history.pushState({ key: shownEntry.key }, '', shownEntry.path + shownEntry.search),
  )
}

/** The address moved to another part of the page that is shown. A jump that was just made has an entry without a key. */
function movedWithinPage(key: string): void {
  keepScrollPosition(shownEntry.key)
  shownEntry.key = key || newKey()
  if (key === '') history.replaceState({ ...history.state, key: shownEntry.key }, '')
  if (shownEntry.search !== location.search) restoreTabs(document)
  shownEntry.search = location.search
  routeEvents.moved()
  reveal(location.hash)
  if (history.scrollRestoration === 'manual') restoreScroll()
}
