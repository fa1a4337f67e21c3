import type { SidebarCategory, SidebarItem } from 'docs-build/page'
import { categoryHref, closedList, sidebarHtml } from '../../html/sidebar-html.ts'
import { findAll, siteHref } from '../dom.ts'
import { state } from '../state.ts'
import { addCarets, caretOf, carets, categoryOf } from './carets.ts'
import { paneOf } from './pane-of.ts'

// What the HTML of a page leaves out of its sidebar. It comes with the sidebar's data, which most pages never ask for.

/** Write the whole sidebar anew, with the branch of the page that is shown open. */
export function drawSidebar(items: readonly SidebarItem[]): void {
  const list = document.getElementById('_sidebar')
  if (!list) return
  list.innerHTML = sidebarHtml(items, state.page.route)
  addCarets(list)
}

/** Add to the `<li>` of a category what that holds. */
export function drawChildren(item: HTMLLIElement, items: readonly SidebarItem[]): void {
  const category = categoryAt(item, items)
  if (!category) return drawAgain(item, items)
  if (item.querySelector(':scope > ul')) return
  const list = document.createElement('ul')
  list.className = 'sidebar__list'
  list.innerHTML = closedList(category.items)
  item.append(list)
  addCarets(list)
}

/** The sidebar is not what it was when the page was loaded: show what it is now, and stay at the category. */
function drawAgain(item: Element, items: readonly SidebarItem[]): void {
  const caret = caretOf(item)
  const name = caret && categoryOf(caret)
  drawSidebar(items)
  const same = findAll(carets).find((candidate) => categoryOf(candidate) === name)
  same?.focus({ preventScroll: true })
}

/** Put items where the gaps of a list are, without moving the page's own. */
export function drawGaps(list: HTMLElement, items: readonly SidebarItem[]): void {
  const pane = paneOf(list)
  const anchor = list.querySelector('[aria-current="page"]')
  const top = anchor?.getBoundingClientRect().top ?? 0
  fillGaps(list, items)
  if (anchor?.isConnected && pane) pane.scrollTop += anchor.getBoundingClientRect().top - top
}

function fillGaps(list: HTMLElement, items: readonly SidebarItem[]): void {
  for (const gap of findAll('.sidebar__gap', list)) {
    const siblings = itemsAround(gap, items)
    if (!siblings) return drawSidebar(items)
    const { previousElementSibling: before, nextElementSibling: after } = gap
    const from = before ? indexIn(siblings, before) + 1 : 0
    const to = after && !isGap(after) ? indexIn(siblings, after) : siblings.length
    gap.insertAdjacentHTML('beforebegin', closedList(siblings.slice(from, to)))
    gap.remove()
  }
  addCarets(list)
}

/**
 * The list of items that a `<li>` is in. Undefined when the page is older than the data, because the site was published
 * anew while it was read.
 */
function itemsAround(item: Element, all: readonly SidebarItem[]): readonly SidebarItem[] | undefined {
  const list = item.parentElement
  const above = list?.id === '_sidebar' ? null : list?.closest('li')
  return above ? categoryAt(above, all)?.items : all
}

/** The category of a `<li>`. Undefined as above. */
function categoryAt(item: Element, all: readonly SidebarItem[]): SidebarCategory | undefined {
  const siblings = itemsAround(item, all)
  const found = siblings?.[indexIn(siblings, item)]
  return found?.type === 'category' && isItemOf(item, found) ? found : undefined
}

/** The place of a `<li>` in its list: one stands for each item, but for two gaps at most, which leave out any number. */
function indexIn(siblings: readonly SidebarItem[], item: Element): number {
  const shown = [...(item.parentElement?.children ?? [])]
  const position = shown.indexOf(item)
  const firstGap = shown.findIndex(isGap)
  const lastGap = shown.findLastIndex(isGap)
  if (firstGap < 0 || position < firstGap) return position
  if (position > lastGap) return siblings.length - shown.length + position
  // Between the gaps are links: the page's own, and those around it.
  const anchor = shown.findIndex((other, index) => index > firstGap && siblings.some((known) => isItemOf(other, known)))
  return siblings.findIndex((known) => shown[anchor] && isItemOf(shown[anchor], known)) + position - anchor
}

/** Whether a `<li>` stands for items that are left out. */
function isGap(item: Element): boolean {
  return item.classList.contains('sidebar__gap')
}

function isItemOf(element: Element, item: SidebarItem): boolean {
  const shown = element.querySelector(':scope > .sidebar__link, :scope > .sidebar__row > :first-child')
  if (!shown || item.type === 'html' || shown.textContent !== item.label) return false
  const href = item.type === 'category' ? categoryHref(item) : item.href
  return siteHref(shown) === (href ?? null)
}
