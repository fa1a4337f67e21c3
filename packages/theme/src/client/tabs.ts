import { findAll, findSettled, onEvent } from './dom.ts'
import { nextStop } from './next-stop.ts'
import { readStorage, writeStorage } from './storage.ts'

/** What a node says of one behind it: `Node.DOCUMENT_POSITION_FOLLOWING`. */
const comesAfter = 4
const keyPrefix = 'docusaurus.tab.'

/** Make tabs work: by pointer and keys, together with their group on this page, other pages and other browser tabs. */
export function startTabs(): void {
  onEvent('click', '[role="tab"]', (tab) => choose(tab))
  onEvent('keydown', '[role="tab"]', (tab, event) => moveFocus(tab, event))
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(keyPrefix) && newValue !== null) openGroup(key.slice(keyPrefix.length), newValue)
  })
}

/** Open the tabs that the address or an earlier choice asks for. */
export function restoreTabs(root: ParentNode): void {
  const query = new URLSearchParams(location.search)
  for (const tabs of findAll('[data-tabs]', root)) {
    const { tabs: group, query: name } = tabs.dataset
    const wanted = (name ? query.get(name) : undefined) ?? (group ? readStorage(keyPrefix + group) : undefined)
    if (wanted !== undefined && wanted !== null) openTab(tabs, wanted)
  }
}

/** Open the tab that holds a panel, without keeping the choice: a link asked for it, not the reader. */
export function openPanel(panel: Element): void {
  const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
  const tabs = tab?.closest<HTMLElement>('[data-tabs]')
  if (tabs && tab?.dataset.value !== undefined) openTab(tabs, tab.dataset.value)
}

/** Name groups of tabs, which have no title of their own, after the heading that they stand below. */
export function nameTabs(root: ParentNode): void {
  const headings = findAll('h1, h2, h3, h4, h5, h6')
  for (const list of findSettled('[role="tablist"]:not([aria-label])', root)) {
    // What stands in the panel of other tabs is no title of these.
    const heading = headings.findLast(
      (each) =>
        each.compareDocumentPosition(list) === comesAfter &&
        (each.closest('[role="tabpanel"]') ?? document).contains(list),
    )
    list.ariaLabel = heading?.textContent ?? null
  }
}

function choose(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('[data-tabs]')
  const { value } = tab.dataset
  if (!tabs || value === undefined) return openByPlace(tab)
  const { tabs: group, query } = tabs.dataset
  const top = tab.getBoundingClientRect().top
  openTab(tabs, value)
  if (group) {
    openGroup(group, value)
    writeStorage(keyPrefix + group, value)
  }
  if (query) keepInAddress(query, value)
  // Tabs of the group above this one may have grown: the reader's tab stays under the pointer.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' })
}

/**
 * Open a tab of a list that says no values, as copies of Docusaurus' component do: it reads what stands between its tags, so that
 * it can't come to life by itself.
 */
function openByPlace(tab: HTMLElement): void {
  const parent = tab.parentElement?.parentElement
  if (!parent || tab.closest('docs-island, [data-react-page]')) return
  const list = findAll('[role="tab"]', tab.parentElement ?? parent)
  const panels = findAll('[role="tabpanel"]', parent).filter(
    (panel) => panel.parentElement?.closest(':has(> [role="tablist"])') === parent,
  )
  if (panels.length !== list.length) return
  for (const [index, each] of list.entries()) {
    each.classList.toggle('tabs__item--active', each === tab)
    show(each, panels[index], each === tab)
  }
}

function show(tab: HTMLElement, panel: HTMLElement | null | undefined, isOpen: boolean): void {
  tab.setAttribute('aria-selected', String(isOpen))
  tab.tabIndex = isOpen ? 0 : -1
  if (panel) panel.hidden = !isOpen
}

function openGroup(group: string, value: string): void {
  for (const tabs of findAll('[data-tabs]')) {
    if (tabs.dataset.tabs === group) openTab(tabs, value)
  }
}

/** Open a tab by value. A group that has no such tab stays as it is. */
function openTab(tabs: HTMLElement, value: string): void {
  const list = ownTabs(tabs)
  if (!list.some((tab) => tab.dataset.value === value)) return
  for (const tab of list) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    show(tab, panel, tab.dataset.value === value)
  }
}

/** The tabs of a group without those of groups in its panels. */
function ownTabs(tabs: HTMLElement): HTMLElement[] {
  return findAll(':scope > [role="tablist"] > [role="tab"]', tabs)
}

function keepInAddress(name: string, value: string): void {
  const url = new URL(location.href)
  url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}

function moveFocus(tab: HTMLElement, event: KeyboardEvent): void {
  // A button does so by itself.
  if (event.key === 'Enter' && tab.localName !== 'button') tab.click()
  const list = findAll('[role="tab"]', tab.parentElement ?? document)
  const isRtl = getComputedStyle(tab).direction === 'rtl'
  const next = nextStop(list, tab, event.key, isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'])
  if (!next) return
  event.preventDefault()
  next.focus()
}
