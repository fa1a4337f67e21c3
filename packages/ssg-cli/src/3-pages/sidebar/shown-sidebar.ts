import type { PageSidebar, WholeSidebar } from '../../model/page.ts'
import type { ShownCategory, ShownItem, SidebarCategory, SidebarItem } from '../../model/site.ts'
import { shownRanges, type ShownRange } from './shown-ranges.ts'

/**
 * Choose what the page of a route shows of its sidebar: the branch of the page open, every other closed category without
 * what it holds, and of a long list the neighbours of the branch, with gaps in place of the rest.
 *
 * So neither the HTML of a page nor the number of pages that an edit changes grows with the site: a doc that is added to
 * one category changes the pages of that category. The whole list is in the HTML of the page that its gaps lead to, so
 * nothing is out of reach without a script.
 */
export function shownSidebar(sidebar: WholeSidebar, route: string): PageSidebar {
  const { items } = sidebar
  const levels = levelsOf(items, route)
  // Pages of one category show the same, and they come one after the other: what follows from it is made once.
  const name = JSON.stringify(levels.map(({ ranges, opened }) => [ranges, opened]))
  const last = lastShown.get(sidebar)
  if (last?.name === name) return last.shown
  const shown = { ...sidebar, items: shownLevel(levels, 0) }
  lastShown.set(sidebar, { name, shown })
  return shown
}

const lastShown = new WeakMap<WholeSidebar, { readonly name: string; readonly shown: PageSidebar }>()
const indexes = new WeakMap<readonly SidebarItem[], ReadonlyMap<string, readonly number[]>>()
const closed = new WeakMap<SidebarCategory, ShownCategory>()

/** A list on the way to a page. */
interface Level {
  readonly items: readonly SidebarItem[]
  readonly ranges: readonly ShownRange[]
  /** Index of the category on the way. */
  readonly opened?: number
  /** The page that leaves nothing out of this list. */
  readonly whole: string | undefined
}

function levelsOf(items: readonly SidebarItem[], route: string): readonly Level[] {
  const levels: Level[] = []
  let list: readonly SidebarItem[] | undefined = items
  let whole = firstPage(items)
  for (const position of [...pathTo(items, route), -1]) {
    const item: SidebarItem | undefined = list[position]
    const isOpen = item?.type === 'category'
    const isWhole = route === whole
    const ranges = isWhole ? [{ from: 0, to: list.length, isGap: false }] : shownRanges(list.length, position)
    levels.push({ items: list, ranges, whole, ...(isOpen && { opened: position }) })
    if (!isOpen) break
    list = item.items
    whole = item.href ?? firstPage(list)
  }
  return levels
}

function shownLevel(levels: readonly Level[], depth: number): readonly ShownItem[] {
  const level = levels[depth]
  if (!level) return []
  const { items, ranges, opened, whole } = level
  return ranges.flatMap(({ from, to, isGap }): readonly ShownItem[] => {
    if (isGap) return [{ type: 'gap', ...(whole !== undefined && { href: whole }) }]
    return items.slice(from, to).map((item, index) => {
      if (item.type !== 'category') return item
      return from + index === opened ? { ...item, items: shownLevel(levels, depth + 1) } : closedCategory(item)
    })
  })
}

/** A category that the page is not in: closed, unless it is open on all pages. */
function closedCategory(category: SidebarCategory): ShownCategory {
  const known = closed.get(category)
  if (known) return known
  const { items, collapsible, collapsed, href } = category
  const made =
    collapsible && collapsed
      ? { ...category, items: [] }
      : {
          ...category,
          items: shownLevel([{ items, ranges: shownRanges(items.length, -1), whole: href ?? firstPage(items) }], 0),
        }
  closed.set(category, made)
  return made
}

/** The indexes that lead to the item of a page. Empty when the sidebar does not have it. */
function pathTo(items: readonly SidebarItem[], route: string): readonly number[] {
  let index = indexes.get(items)
  if (!index) {
    const found: Found = { paths: new Map(), refs: new Map() }
    collectPaths(items, [], found)
    index = new Map([...found.refs, ...found.paths])
    indexes.set(items, index)
  }
  return index.get(route) ?? []
}

/** Where pages stand. What only refers to a page counts where it has no other place. */
interface Found {
  readonly paths: Map<string, readonly number[]>
  readonly refs: Map<string, readonly number[]>
}

function collectPaths(items: readonly SidebarItem[], parents: readonly number[], found: Found) {
  for (const [position, item] of items.entries()) {
    if (item.type === 'html') continue
    const path = [...parents, position]
    const known = item.type === 'doc' && item.isRef ? found.refs : found.paths
    if (item.href !== undefined && !known.has(item.href)) known.set(item.href, path)
    if (item.type === 'category') collectPaths(item.items, path, found)
  }
}

/** The first page of a list that has an item of its own in the sidebar. */
function firstPage(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'doc' && !item.isRef && !item.unlisted) return item.href
    const page = item.type === 'category' ? (item.href ?? firstPage(item.items)) : undefined
    if (page !== undefined) return page
  }
  return undefined
}
