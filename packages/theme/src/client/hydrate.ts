import { addCodeTools } from './code-tools.ts'
import { earlyActions, noteAction, actionTypes } from './early-actions.ts'
import { findAll, whenIdle } from './dom.ts'
import { loadErrorBox } from './load-error-box.ts'
import { watchScrollRegions } from './scroll-regions.ts'
import { slotShown } from './slot-shown.ts'
import { state } from './state.ts'
import { words } from './words.ts'
import { reloadWhenReachable } from './reload-when-reachable.ts'

type Unmount = () => void

/** What is to be called when elements leave the page. */
let mounted: { readonly element: Element; readonly unmount: Unmount }[] = []

/** Elements that are alive or about to be. */
const hydrated = new WeakSet<Element>()

/** Signs that a reader is about to use an island. */
const touches = ['pointerover', 'touchstart', 'focusin', 'click'] as const

/** Hydrate the islands and the React page below an element: when the browser is idle, or as soon as one is touched. */
export function hydrateIslands(root: ParentNode): void {
  const { islands = {}, module, language } = state.page
  // Where `docs-build/translate` looks for it.
  Object.assign(globalThis, { [Symbol.for('docs-build.language')]: language })
  for (const element of findAll('[data-island]', root)) {
    const url = islands[element.dataset.island ?? '']
    if (url) hydrateOnce(element, url, 'island')
  }
  const page = root.querySelector<HTMLElement>('[data-react-page]')
  // A page that holds islands is static between them: the elements around islands are only in the server's tree.
  if (page && module && !page.querySelector('[data-island]')) hydrateOnce(contentOf(page), module, 'page')
  if (process.env['DOCS_BUILD_CONTEXTS']) whenIdle(startAround)
}

/** What the component of a React page shows, without what the site has around that. */
function contentOf(page: HTMLElement): HTMLElement {
  if (!process.env['DOCS_BUILD_CONTEXTS']) return page
  const content = page.querySelector<HTMLElement>('[data-inner]') ?? page
  if (page.dataset.props !== undefined) content.dataset.props = page.dataset.props
  return content
}

/** Bring to life what the site has around the content of the page. */
function startAround(): void {
  const { root } = state.page
  // Said around the import, so that bundles without contexts have no file for it.
  if (process.env['DOCS_BUILD_CONTEXTS'] && root !== undefined && document.querySelector('[data-root]')) {
    import('./around-islands.tsx')
      .then(({ startRoot }) => startRoot(root, words))
      .catch((error: unknown) => console.warn('A part of the page could not be loaded.', error))
  }
}

/** Take the islands in a part of the page off, before its HTML is exchanged. */
export function unmountIslands(part: Element): void {
  const within = mounted.filter(({ element }) => part.contains(element) || !element.isConnected)
  for (const { unmount } of within) unmount()
  mounted = mounted.filter((each) => !within.includes(each))
}

/** Have a function called when the page is left, or when an element of it goes. */
export function whenLeft(element: Element, leave: Unmount): void {
  mounted.push({ element, unmount: leave })
}

/** Take off the islands that are not on the page any more. */
export function unmountLost(): void {
  for (const { element, unmount } of mounted) if (!element.isConnected) unmount()
  mounted = mounted.filter(({ element }) => element.isConnected)
}

/** Tell of a part of the page that a component shows: what else is added to pages is added to it. */
function tellShown(slot: HTMLElement | null): void {
  slot?.dispatchEvent(new CustomEvent(slotShown, { bubbles: true }))
}

/** Add to a component that came to life, or can't, what was kept from it before. */
function settle(element: HTMLElement): void {
  delete element.dataset.wakes
  addCodeTools(element)
  watchScrollRegions(element)
}

function hydrateOnce(element: HTMLElement, url: string, kind: 'island' | 'page'): void {
  if (hydrated.has(element)) return
  hydrated.add(element)
  element.dataset.wakes = ''
  // Before anything in them comes to life.
  const html = new Map(findAll('[data-slot]', element).map((each) => [each.dataset.slot ?? '', each.innerHTML]))
  let started = false
  /** What the reader did before the island could answer. */
  const missed = earlyActions(element)
  const start = () => {
    if (started || !element.isConnected) return
    started = true
    void hydrate(0)
  }
  const note = (event: Event) => noteAction(element, event, missed)
  const hydrate = async (attempt: number) => {
    try {
      const { mountIsland } = await import('./islands.tsx')
      // Browsers keep failures by URL: a fragment makes another try a new one.
      const { unmount, shown } = await mountIsland(element, attempt === 0 ? url : `${url}#${attempt}`, kind, {
        words,
        slots: { html, onShown: tellShown },
        around: state.page.root,
      })
      mounted.push({ element, unmount })
      for (const type of actionTypes) element.removeEventListener(type, note)
      void shown.then(async () => {
        settle(element)
        if (missed.length > 0) await (await import('./repeat-actions.ts')).repeatActions(missed)
      })
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error)
      // What the module imports keeps its failure whatever the fragment: another document is the way to load it.
      if (attempt > 0 && (await reloadWhenReachable(location.href))) return
      settle(element)
      element.before(loadErrorBox(() => hydrate(attempt + 1)))
    }
  }
  for (const type of touches) element.addEventListener(type, start, { passive: true })
  for (const type of actionTypes) element.addEventListener(type, note)
  whenIdle(start)
}
