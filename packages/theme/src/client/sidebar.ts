import type { SidebarItem } from 'docs-build/page'
import { closedList, sidebarHtml } from '../html/sidebarHtml.ts'
import { findAll, onEvent } from './dom.ts'
import { state } from './state.ts'

/** Items of sidebars by URL: files whose names change with their content, so each is fetched once. */
const loaded = new Map<string, Promise<readonly SidebarItem[]>>()

/** Let readers open and close categories; what the page's HTML leaves out is fetched when it is wanted. */
export function startSidebar(): void {
  onEvent('click', '.sidebar__caret', (caret) => {
    void toggle(caret)
  })
  onEvent('pointerover', '.sidebar__caret', () => {
    if (state.page.sidebar) void loadItems(state.page.sidebar.dataUrl).catch(() => undefined)
  })
  restoreScroll()
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
  showActiveItem()
}

/** Scroll the sidebar, and nothing else, so that the page's item is in view. */
export function showActiveItem(): void {
  const item = document.querySelector<HTMLElement>('#_sidebar [aria-current="page"]')
  const pane = item?.closest<HTMLElement>(matchMedia('(min-width: 997px)').matches ? '.drawer__docs' : '.drawer')
  if (!item || !pane) return
  const box = item.getBoundingClientRect()
  const frame = pane.getBoundingClientRect()
  if (box.top >= frame.top && box.bottom <= frame.bottom) return
  pane.scrollTop += box.top - frame.top - pane.clientHeight / 2
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
  if (!item) return
  if (caret.getAttribute('aria-expanded') === 'true') return setOpen(item, false)
  if (!item.querySelector(':scope > ul')) {
    caret.setAttribute('aria-busy', 'true')
    try {
      await addChildren(item)
    } catch {
      // Without its children a category is still a link to its page.
      item.querySelector<HTMLAnchorElement>('a')?.click()
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
  let items = await loadItems(sidebar.dataUrl)
  for (const position of positions(item)) {
    const found = items[position]
    if (found?.type !== 'category') return
    items = found.items
  }
  if (item.querySelector(':scope > ul')) return
  const list = document.createElement('ul')
  list.className = 'sidebar__list'
  list.innerHTML = closedList(items)
  item.append(list)
}

/** Indexes from the top of the sidebar to an item: each `<li>` stands for the item at its index. */
function positions(item: Element): readonly number[] {
  const parent = item.parentElement
  if (!parent) return []
  const own = [...parent.children].indexOf(item)
  const above = parent.id === '_sidebar' ? null : parent.closest('li')
  return above ? [...positions(above), own] : [own]
}

function setOpen(item: Element, open: boolean): void {
  const caret = item.querySelector(':scope > .sidebar__row > .sidebar__caret')
  const list = item.querySelector<HTMLElement>(':scope > ul')
  if (list) list.hidden = !open
  if (caret) {
    caret.setAttribute('aria-expanded', String(open))
    const name = caret.getAttribute('aria-label') ?? ''
    caret.setAttribute('aria-label', name.replace(/^\w+/, open ? 'Collapse' : 'Expand'))
  }
  if (open && state.site.autoCollapse) collapseSiblings(item)
}

function collapseSiblings(item: Element): void {
  for (const sibling of item.parentElement?.children ?? []) {
    if (sibling !== item && sibling.querySelector(':scope > .sidebar__row > .sidebar__caret[aria-expanded="true"]'))
      setOpen(sibling, false)
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
