import type { SidebarItem } from 'docs-build/page'

/** Items of sidebars by URL: files whose names change with their content, so each is fetched once. */
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

/** The list of items that a `<li>` is in. */
export function itemsOf(item: Element, all: readonly SidebarItem[]): readonly SidebarItem[] {
  let items = all
  for (const position of positions(item).slice(0, -1)) {
    const found = items[position]
    items = found?.type === 'category' ? found.items : []
  }
  return items
}

/** Indexes from the top of the sidebar to an item: each `<li>` stands for one item, or a gap for as many as it says. */
export function positions(item: Element): readonly number[] {
  const parent = item.parentElement
  if (!parent) return []
  let own = 0
  for (let before = item.previousElementSibling; before; before = before.previousElementSibling)
    own += itemCount(before)
  const above = parent.id === '_sidebar' ? null : parent.closest('li')
  return above ? [...positions(above), own] : [own]
}

/** How many items a `<li>` stands for. */
export function itemCount(item: Element): number {
  return Number(item.getAttribute('data-items') ?? 1)
}
