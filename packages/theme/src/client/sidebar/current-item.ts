import { findAll, siteHref } from '../dom.ts'
import { setOpen } from './branches.ts'
import { paneOf } from './pane-of.ts'

/** Scroll the sidebar, and nothing else, so that the page's item is in view. */
export function showActiveItem(): void {
  const item = document.querySelector<HTMLElement>('#_sidebar [aria-current="page"]')
  const pane = item && paneOf(item)
  // Asking a closed drawer would cost a layout.
  if (!item || !pane || (pane.popover && !pane.matches(':popover-open'))) return
  const box = item.getBoundingClientRect()
  const view = pane.getBoundingClientRect()
  if (box.top >= view.top && box.bottom <= view.bottom) return
  pane.scrollTop += box.top - view.top - pane.clientHeight / 2
}

/** Mark the item of a route when its whole branch is in the document. False when something of it is missing. */
export function markLoaded(list: HTMLElement, route: string): boolean {
  const link = findAll<HTMLAnchorElement>('a.sidebar__link', list).find((candidate) => isItemOf(candidate, route))
  const item = link?.closest('li')
  const isCategory = item?.classList.contains('sidebar__category')
  if (!link || !item || (isCategory && !item.querySelector(':scope > ul'))) return false
  for (const marked of findAll('[aria-current]', list)) marked.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'page')
  if (isCategory) {
    const again = findAll<HTMLAnchorElement>(':scope > ul > li > a', item).find((child) => isItemOf(child, route))
    again?.setAttribute('aria-current', 'page')
    setOpen(item, true)
  }
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
  return link.dataset.first === undefined && siteHref(link) === route
}
