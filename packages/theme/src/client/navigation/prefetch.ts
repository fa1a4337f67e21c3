import { onEvent } from '../dom.ts'
import { shownEntry } from './address.ts'
import { loadTravel } from './load-travel.ts'
import { pageLink } from './page-link.ts'
import { prefetchPage } from './pages.ts'
import { prefetchNext } from './prefetch-next.ts'

/** How long a pointer rests on a link before the page behind it is fetched. */
const intent = 65

/** Fetch pages ahead that the reader is about to go to, and what shows them. */
export function startPrefetch(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const fetchAhead = (element: HTMLElement) => {
    const url = element instanceof HTMLAnchorElement ? pageLink(element) : undefined
    if (!url || url.pathname === shownEntry.path) return
    prefetchPage(url.pathname)
    loadTravel().catch(() => undefined)
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
