import type { SidebarCategory, SidebarItem } from 'docs-build/page'
import { breakable } from './breakable.ts'
import { escapeHtml } from './escape-html.ts'
import { isOtherSite } from './is-other-site.ts'
import { shownRanges } from './shown-ranges.ts'

/** A list of items rendered closed, with the offset of each item, so that one item can be exchanged by slicing. */
interface RenderedList {
  readonly html: string
  readonly starts: readonly number[]
}

/** Lists are shared by all pages of a version: each is rendered once. */
const lists = new WeakMap<readonly SidebarItem[], RenderedList>()
const indexes = new WeakMap<readonly SidebarItem[], ReadonlyMap<string, readonly number[]>>()

/**
 * Render the items of a sidebar as list items, with the branch of `route` open and all other collapsed categories empty.
 * What a closed category holds is left out, and of a long list all but the neighbours of the page's branch: so the HTML of
 * a page does not grow with the site. The client completes both from the sidebar's data when a reader wants it.
 * The whole list is in the HTML of the page that the gaps lead to, so nothing is out of reach without a script.
 */
export function sidebarHtml(items: readonly SidebarItem[], route: string): string {
  const path = sidebarPath(items, route)
  return openList({ items, path, depth: 0, route, whole: firstPage(items) })
}

/** Render items with every collapsed category closed and none of the items left out. */
export function closedList(items: readonly SidebarItem[]): string {
  return renderedList(items).html
}

/** Find the indexes that lead to the item of a page. Empty when the sidebar does not have it. */
export function sidebarPath(items: readonly SidebarItem[], route: string): readonly number[] {
  let index = indexes.get(items)
  if (!index) {
    const paths = new Map<string, readonly number[]>()
    collectPaths(items, [], paths)
    index = paths
    indexes.set(items, index)
  }
  return index.get(route) ?? []
}

function collectPaths(
  items: readonly SidebarItem[],
  parents: readonly number[],
  paths: Map<string, readonly number[]>,
) {
  for (const [position, item] of items.entries()) {
    if (item.type === 'html') continue
    const path = [...parents, position]
    if (item.href !== undefined && !(item.type === 'doc' && item.isRef) && !paths.has(item.href))
      paths.set(item.href, path)
    if (item.type === 'category') collectPaths(item.items, path, paths)
  }
}

interface OpenList {
  readonly items: readonly SidebarItem[]
  /** Indexes that lead to the page's item, of which `depth` are gone already. */
  readonly path: readonly number[]
  readonly depth: number
  readonly route: string
  /** The page whose sidebar leaves nothing out of this list. */
  readonly whole: string | undefined
}

function openList({ items, path, depth, route, whole }: OpenList): string {
  const { html, starts } = renderedList(items)
  const position = path[depth] ?? -1
  const slice = (from: number, to: number) => html.slice(starts[from] ?? html.length, starts[to] ?? html.length)
  const ranges = route === whole ? [{ from: 0, to: items.length, isGap: false }] : shownRanges(items.length, position)
  return ranges
    .map(({ from, to, isGap }) => {
      if (isGap) return gapItem(to - from, items.length, whole)
      const item = position < from || position >= to ? undefined : items[position]
      if (!item) return slice(from, to)
      return slice(from, position) + openItem(item, { items, path, depth, route, whole }) + slice(position + 1, to)
    })
    .join('')
}

function openItem(item: SidebarItem, { path, depth, route }: OpenList): string {
  const isPage = depth === path.length - 1
  if (item.type !== 'category') return leafItem(item, isPage)
  const below = { items: item.items, path, depth: depth + 1, route, whole: item.href ?? firstPage(item.items) }
  return categoryItem(item, isPage ? 'page' : 'true', openList(below))
}

/** Stands for the items that a long list leaves out; `data-items` tells the client how many. */
function gapItem(missing: number, all: number, whole: string | undefined): string {
  if (whole === undefined) return `<li data-items="${missing}" hidden></li>`
  return `<li class="sidebar__gap" data-items="${missing}"><a class="sidebar__link" href="${escapeHtml(whole)}">Show all ${all}</a></li>`
}

function renderedList(items: readonly SidebarItem[]): RenderedList {
  const known = lists.get(items)
  if (known) return known
  const starts: number[] = []
  let html = ''
  for (const item of items) {
    starts.push(html.length)
    html += item.type === 'category' ? closedCategory(item) : leafItem(item, false)
  }
  const rendered = { html, starts }
  lists.set(items, rendered)
  return rendered
}

function closedCategory(category: SidebarCategory): string {
  if (category.collapsible && category.collapsed) return categoryItem(category, undefined, undefined)
  const { items, href } = category
  const list = openList({ items, path: [], depth: 0, route: '', whole: href ?? firstPage(items) })
  return categoryItem(category, undefined, list)
}

function leafItem(item: Exclude<SidebarItem, SidebarCategory>, isPage: boolean): string {
  if (item.type === 'html')
    return `<li${className(item.defaultStyle ? 'sidebar__html' : '', item.className)}>${item.html}</li>`
  // Docs that are not listed show in the sidebar of their own page only.
  if (item.type === 'doc' && item.unlisted && !isPage) return '<li hidden></li>'
  return `<li${className('', item.className)}>${link(item.href, item.label, isPage ? 'page' : undefined)}</li>`
}

/** `children` is undefined for a closed category whose list is left out. The client adds what opens and closes it. */
function categoryItem(
  category: SidebarCategory,
  current: 'page' | 'true' | undefined,
  children: string | undefined,
): string {
  const href = firstHref([category])
  const label =
    href === undefined
      ? `<span class="sidebar__label">${breakable(category.label)}</span>`
      : link(href, category.label, current)
  const row = category.collapsible ? 'sidebar__row' : 'sidebar__row sidebar__row--fixed'
  const list = children === undefined ? '' : `<ul class="sidebar__list">${children}</ul>`
  return `<li${className('sidebar__category', category.className)}><div class="${row}">${label}</div>${list}</li>`
}

function link(href: string, label: string, current: 'page' | 'true' | undefined): string {
  const state = current ? ` aria-current="${current}"` : ''
  const target = isOtherSite(href) ? ' target="_blank" rel="noopener noreferrer"' : ''
  return `<a class="sidebar__link" href="${escapeHtml(href)}"${state}${target}>${breakable(label)}</a>`
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

/** Where a list leads to. A category without a page leads to its first page, so that it is of use without JavaScript. */
function firstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'html') continue
    const href = item.type === 'category' ? (item.href ?? firstHref(item.items)) : item.href
    if (href !== undefined) return href
  }
  return undefined
}

function className(own: string, authors: string | undefined): string {
  const names = authors ? `${own} ${authors}`.trim() : own
  return names === '' ? '' : ` class="${escapeHtml(names)}"`
}
