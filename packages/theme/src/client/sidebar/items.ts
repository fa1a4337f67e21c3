import type { SidebarCategory, SidebarItem } from 'docs-build/page'
import { siteHref } from '../dom.ts'

/** Items of sidebars by URL: each is fetched once while a document is shown. */
const loaded = new Map<string, Promise<readonly SidebarItem[]>>()

/** Fetch the items of a sidebar. A failure is not kept: the next try may succeed. */
export function loadItems(url: string): Promise<readonly SidebarItem[]> {
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

/** Fetch the items of a sidebar once more, because their sources changed. Says whether they may differ from those before. */
export async function reloadItems(url: string): Promise<boolean> {
  const known = loaded.get(url)
  loaded.clear()
  const now = await loadItems(url)
  return !known || JSON.stringify(await known) !== JSON.stringify(now)
}

/**
 * The list of items that a `<li>` is in. Undefined when the page is older than the data, because the site was published
 * anew while it was read.
 */
export function itemsAround(item: Element, all: readonly SidebarItem[]): readonly SidebarItem[] | undefined {
  const list = item.parentElement
  const above = list?.id === '_sidebar' ? null : list?.closest('li')
  return above ? categoryAt(above, all)?.items : all
}

/** The category of a `<li>`. Undefined as above. */
export function categoryAt(item: Element, all: readonly SidebarItem[]): SidebarCategory | undefined {
  const siblings = itemsAround(item, all)
  const found = siblings?.[indexIn(siblings, item)]
  return found?.type === 'category' && isItemOf(item, found) ? found : undefined
}

/** The place of a `<li>` in its list: one stands for each item, but for two gaps at most, which leave out any number. */
export function indexIn(siblings: readonly SidebarItem[], item: Element): number {
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
export function isGap(item: Element): boolean {
  return item.classList.contains('sidebar__gap')
}

function isItemOf(element: Element, item: SidebarItem): boolean {
  const shown = element.querySelector(':scope > .sidebar__link, :scope > .sidebar__row > :first-child')
  if (!shown || item.type === 'html' || shown.textContent !== item.label) return false
  const href = item.type === 'category' ? (item.href ?? item.firstHref) : item.href
  return siteHref(shown) === (href ?? null)
}
