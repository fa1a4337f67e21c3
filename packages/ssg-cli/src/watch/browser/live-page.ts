import type { LostMessage, PageMessage, UpdateMessage } from './messages.ts'
import { patchElement, type Patch } from './patch-element.ts'
import { swapStylesheets } from './swap-stylesheets.ts'

/** What a theme gets to show. */
export interface PageEventDetail {
  /** The document of the page as it is now. */
  readonly html: string
  /** Bring an element to new HTML and leave alone what did not change. */
  readonly patch: (element: Element, patch: Omit<Patch, 'first'>) => void
}

/** What a theme is told before. */
export interface StaleEventDetail {
  /** More than the bodies of pages changed: sidebars may be others. */
  readonly isSite: boolean
}

/** The page that is open, following its source. */
export interface LivePage {
  update(message: UpdateMessage): Promise<void>
}

/** Follow the source of the page that is open. `onLost` hears that there is none at this URL. */
export function livePage(folder: string, onLost: (lost: LostMessage) => void): LivePage {
  // The page as the server sent it: the theme has not run yet.
  const first = document.importNode(document.body, true)
  const firstPath = location.pathname
  let shown = ''
  let latest = 0
  if (isMissing()) void explain()
  return { update }

  async function update(message: UpdateMessage): Promise<void> {
    const turn = ++latest
    if (message.kind === 'reload') return location.reload()
    const stale: StaleEventDetail = { isSite: message.kind === 'all' }
    dispatchEvent(new CustomEvent<StaleEventDetail>('docs-build:stale', { detail: stale }))
    if (message.kind === 'pages') {
      const own = message.pages.find(({ route }) => isShown(route))
      return own && show(own)
    }
    swapStylesheets(message.css)
    const response = await ask()
    if (!response || turn !== latest) return
    if (!response.ok) return follow((await response.json()) as LostMessage)
    // The page was missing until now.
    if (isMissing()) return location.reload()
    show((await response.json()) as PageMessage)
  }

  /** Tell why there is no page here. */
  async function explain(): Promise<void> {
    const response = await ask()
    if (response?.status === 404) follow((await response.json()) as LostMessage)
  }

  /** Go where the page went; one that went nowhere is shown as missing. */
  function follow(lost: LostMessage): void {
    if (lost.moved !== undefined) return location.replace(lost.moved + location.hash)
    if (!isMissing()) return location.reload()
    onLost(lost)
  }

  function ask(): Promise<Response | undefined> {
    return fetch(`${folder}page?path=${encodeURIComponent(location.pathname)}`).catch(() => undefined)
  }

  function isMissing(): boolean {
    const [document] = performance.getEntriesByType('navigation')
    const status = document instanceof PerformanceNavigationTiming ? document.responseStatus : 200
    return status === 404 && location.pathname === firstPath
  }

  function show({ html, css }: PageMessage): void {
    swapStylesheets(css)
    if (html === shown) return
    shown = html
    const patch: PageEventDetail['patch'] = (element, input) =>
      patchElement(element, { ...input, first: first.querySelector(`#${element.id}`) ?? undefined })
    const event = new CustomEvent<PageEventDetail>('docs-build:page', { detail: { html, patch }, cancelable: true })
    if (dispatchEvent(event)) location.reload()
  }
}

function isShown(route: string): boolean {
  return keyOf(route) === keyOf(location.pathname)
}

function keyOf(path: string): string {
  return decodeURI(path)
    .replace(/\/index\.html$/, '/')
    .replace(/(.)\/$/, '$1')
}
