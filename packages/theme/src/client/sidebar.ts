import type { SidebarItem } from 'docs-build/page'
import { closedList, sidebarHtml } from '../html/sidebar-html.ts'
import { addCarets, caretOf, nameCaret } from './sidebar-carets.ts'
import { findAll, onEvent } from './dom.ts'
import { loadErrorBox } from './load-error-box.ts'
import { state } from './state.ts'
import { wideLayout } from './wide-layout.ts'

/** Items of sidebars by URL: files whose names change with their content, so each is fetched once. */
const loaded = new Map<string, Promise<readonly SidebarItem[]>>()

/** Let readers open and close categories; what the page's HTML leaves out is fetched when it is wanted. */
export function startSidebar(): void {
  addCarets(document)
  onEvent('click', '.sidebar__caret', (caret) => {
    void toggle(caret)
  })
  onEvent('pointerover', '.sidebar__caret', () => {
    if (state.page.sidebar) void loadItems(state.page.sidebar.dataUrl).catch(() => undefined)
  })
  onEvent('pointerover', '.sidebar', () => void fillGaps())
  onEvent('click', '.sidebar__gap a', (link, event) => {
    event.preventDefault()
    void showAll(link)
  })
  // With the first frame: to scroll earlier would lay out the page once more.
  requestAnimationFrame(restoreScroll)
  addEventListener('pagehide', keepScroll)
}

/** Bring the sidebar to the page that is shown: mark its item and open its branch. `before` is the sidebar's last key. */
export async function showSidebar(before: string | undefined): Promise<void> {
  const { sidebar, route } = state.page
  const list = document.getElementById('_sidebar')
  if (!sidebar || !list) return
  if (sidebar.key === before && markLoaded(list, route)) return showActiveItem()
  const items = await loadItems(sidebar.dataUrl)
  if (state.page.route !== route) return
  list.innerHTML = sidebarHtml(items, route)
  fillWith(list, items)
  addCarets(list)
  showActiveItem()
}

/** Exchange the items of the sidebar and leave the categories open that the reader opened. */
export async function refreshSidebar(): Promise<void> {
  const open = () => findAll('#_sidebar .sidebar__caret[aria-expanded="true"]').map(categoryOf)
  const before = open()
  await showSidebar(undefined)
  for (const name of before) {
    const caret = findAll('#_sidebar .sidebar__caret').find((candidate) => categoryOf(candidate) === name)
    if (caret && !open().includes(name)) await toggle(caret)
  }
}

function categoryOf(caret: Element): string {
  return caret.closest('.sidebar__row')?.textContent ?? ''
}

/** Complete the long lists of which the page's HTML shows a part, without moving what is in view. */
export async function fillGaps(): Promise<void> {
  const { sidebar } = state.page
  const list = document.getElementById('_sidebar')
  if (!sidebar || !list?.querySelector('[data-items]')) return
  try {
    const items = await loadItems(sidebar.dataUrl)
    if (!list.isConnected || sidebar.key !== state.page.sidebar?.key) return
    const pane = paneOf(list)
    const anchor = list.querySelector('[aria-current="page"]')
    const top = anchor?.getBoundingClientRect().top ?? 0
    fillWith(list, items)
    addCarets(list)
    if (anchor && pane) pane.scrollTop += anchor.getBoundingClientRect().top - top
  } catch {
    // The gaps stay links to a page that shows all.
  }
}

/** Gaps may be in what fills a gap: in categories that are open from the start. */
function fillWith(list: HTMLElement, items: readonly SidebarItem[]): void {
  for (let gap = nextGap(list); gap; gap = nextGap(list)) {
    const siblings = itemsOf(gap, items)
    const from = positions(gap).at(-1) ?? 0
    gap.insertAdjacentHTML('beforebegin', closedList(siblings.slice(from, from + itemCount(gap))))
    gap.remove()
  }
}

function nextGap(list: HTMLElement): HTMLElement | null {
  return list.querySelector<HTMLElement>('[data-items]')
}

async function showAll(link: HTMLElement): Promise<void> {
  const before = link.closest('li')?.previousElementSibling
  await fillGaps()
  // Whoever came by key goes on with the first of the new items.
  if (!link.isConnected) before?.nextElementSibling?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  else if (link instanceof HTMLAnchorElement) location.assign(link.href)
}

/** Scroll the sidebar, and nothing else, so that the page's item is in view. */
export function showActiveItem(): void {
  const item = document.querySelector<HTMLElement>('#_sidebar [aria-current="page"]')
  const pane = item && paneOf(item)
  if (!item || !pane) return
  const box = item.getBoundingClientRect()
  const frame = pane.getBoundingClientRect()
  if (box.top >= frame.top && box.bottom <= frame.bottom) return
  pane.scrollTop += box.top - frame.top - pane.clientHeight / 2
}

/** What scrolls: the docs panel of wide screens, or the drawer. */
function paneOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(matchMedia(wideLayout).matches ? '.drawer__docs' : '.drawer')
}

/** Fetch the items of a sidebar. A failure is not kept: the next try may succeed. */
function loadItems(url: string): Promise<readonly SidebarItem[]> {
  const known = loaded.get(url)
  if (known) return known
  const items = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`The sidebar's data could not be loaded: ${response.status} ${url}`)
    // The generator wrote the file from values of this type.
    return response.json() as Promise<readonly SidebarItem[]>
  })
  loaded.set(url, items)
  items.catch(() => loaded.delete(url))
  return items
}

async function toggle(caret: HTMLElement): Promise<void> {
  const item = caret.closest('li')
  if (!item || caret.hasAttribute('aria-busy')) return
  if (caret.getAttribute('aria-expanded') === 'true') return setOpen(item, false)
  item.querySelector(':scope > .load-error')?.remove()
  if (!item.querySelector(':scope > ul')) {
    caret.setAttribute('aria-busy', 'true')
    try {
      await addChildren(item)
    } catch (error) {
      // The page that is read stays: the category's name is a link for those who want another.
      const box = loadErrorBox(error, () => {
        caret.focus({ preventScroll: true })
        void toggle(caret)
      })
      item.append(box)
      return
    } finally {
      caret.removeAttribute('aria-busy')
    }
  }
  setOpen(item, true)
}

async function addChildren(item: HTMLLIElement): Promise<void> {
  const { sidebar } = state.page
  if (!sidebar) return
  const path = positions(item)
  const category = itemsOf(item, await loadItems(sidebar.dataUrl))[path.at(-1) ?? 0]
  if (category?.type !== 'category' || item.querySelector(':scope > ul')) return
  const list = document.createElement('ul')
  list.className = 'sidebar__list'
  list.innerHTML = closedList(category.items)
  item.append(list)
  addCarets(list)
}

/** The list of items that a `<li>` is in. */
function itemsOf(item: Element, all: readonly SidebarItem[]): readonly SidebarItem[] {
  let items = all
  for (const position of positions(item).slice(0, -1)) {
    const found = items[position]
    items = found?.type === 'category' ? found.items : []
  }
  return items
}

/** Indexes from the top of the sidebar to an item: each `<li>` stands for one item, or a gap for as many as it says. */
function positions(item: Element): readonly number[] {
  const parent = item.parentElement
  if (!parent) return []
  let own = 0
  for (let before = item.previousElementSibling; before; before = before.previousElementSibling)
    own += itemCount(before)
  const above = parent.id === '_sidebar' ? null : parent.closest('li')
  return above ? [...positions(above), own] : [own]
}

function itemCount(item: Element): number {
  return Number(item.getAttribute('data-items') ?? 1)
}

function setOpen(item: Element, open: boolean): void {
  const list = item.querySelector<HTMLElement>(':scope > ul')
  if (list) list.hidden = !open
  const caret = caretOf(item)
  if (caret) nameCaret(caret, open)
  if (open && state.site.autoCollapse) collapseSiblings(item)
}

function collapseSiblings(item: Element): void {
  for (const sibling of item.parentElement?.children ?? []) {
    if (sibling !== item && caretOf(sibling)?.getAttribute('aria-expanded') === 'true') setOpen(sibling, false)
  }
}

/** Mark the item of a route when its whole branch is in the document. False when something of it is missing. */
function markLoaded(list: HTMLElement, route: string): boolean {
  const link = findAll<HTMLAnchorElement>('a.sidebar__link', list).find((candidate) => isItemOf(candidate, route))
  const item = link?.closest('li')
  const isCategory = item?.classList.contains('sidebar__category')
  if (!link || !item || (isCategory && !item.querySelector(':scope > ul'))) return false
  for (const marked of findAll('[aria-current]', list)) marked.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'page')
  if (isCategory) setOpen(item, true)
  for (
    let above = item.parentElement?.closest('li');
    above && list.contains(above);
    above = above.parentElement?.closest('li')
  ) {
    above.querySelector(':scope > .sidebar__row > a')?.setAttribute('aria-current', 'true')
    setOpen(above, true)
  }
  return true
}

/** A category without a page links to its first page, whose item is further down. */
function isItemOf(link: HTMLAnchorElement, route: string): boolean {
  if (link.getAttribute('href') !== route) return false
  const below = link.closest('.sidebar__row')?.nextElementSibling
  return !below || !findAll('a.sidebar__link', below).some((child) => child.getAttribute('href') === route)
}

const scrollKey = 'docs-build.sidebar-scroll'

function keepScroll(): void {
  const pane = document.querySelector('.drawer__docs')
  if (!pane || !state.page.sidebar) return
  try {
    sessionStorage.setItem(scrollKey, JSON.stringify([state.page.sidebar.key, pane.scrollTop]))
  } catch {
    // Without storage the sidebar begins at the page's item on every page.
  }
}

function restoreScroll(): void {
  const pane = document.querySelector('.drawer__docs')
  if (!pane) return
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(scrollKey) ?? 'null')
    if (Array.isArray(kept) && kept[0] === state.page.sidebar?.key && typeof kept[1] === 'number')
      pane.scrollTop = kept[1]
  } catch {
    // As above.
  }
  showActiveItem()
}
