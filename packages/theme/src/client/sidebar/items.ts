import type { SidebarItem } from 'docs-build/page'
import { fetchFile } from '../fetch-file.ts'

/** A sidebar, and what draws it. */
export interface LoadedSidebar {
  readonly items: readonly SidebarItem[]
  readonly drawing: typeof import('./drawing.ts')
}

/** Items of sidebars by URL: each is fetched once while a document is shown. */
const loaded = new Map<string, Promise<readonly SidebarItem[]>>()

/** Fetch a sidebar, and what draws it. */
export async function loadSidebar(url: string): Promise<LoadedSidebar> {
  const [items, drawing] = await Promise.all([loadItems(url), import('./drawing.ts')])
  return { items, drawing }
}

/** Fetch the items of a sidebar. A failure is not kept: the next try may succeed. */
function loadItems(url: string): Promise<readonly SidebarItem[]> {
  const known = loaded.get(url)
  if (known) return known
  // The generator wrote the file from values of this type.
  const items = fetchFile(url).then((file) => file.json() as Promise<readonly SidebarItem[]>)
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
