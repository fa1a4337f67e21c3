import type { SidebarCategory, SidebarItem } from 'docs-build/page'
import { breakable } from './breakable.ts'
import { escapeHtml } from './escapeHtml.ts'
import { isExternal } from './isExternal.ts'

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
 * What a closed category holds is left out: the client completes it from the sidebar's data when a reader opens it.
 * Each `<li>` stands for the item at the same index, hidden ones included, so that the client can go from one to the other.
 */
export function sidebarHtml(items: readonly SidebarItem[], route: string): string {
  return openList(items, sidebarPath(items, route), 0)
}

/** Render items with every collapsed category closed. */
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

function openList(items: readonly SidebarItem[], path: readonly number[], depth: number): string {
  const { html, starts } = renderedList(items)
  const position = path[depth]
  const item = position === undefined ? undefined : items[position]
  if (position === undefined || !item) return html
  const isPage = depth === path.length - 1
  const open =
    item.type === 'category'
      ? categoryItem(item, isPage ? 'page' : 'true', openList(item.items, path, depth + 1))
      : leafItem(item, isPage)
  return html.slice(0, starts[position]) + open + html.slice(starts[position + 1] ?? html.length)
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
  const closed = category.collapsible && category.collapsed
  return categoryItem(category, undefined, closed ? undefined : closedList(category.items))
}

function leafItem(item: Exclude<SidebarItem, SidebarCategory>, isPage: boolean): string {
  if (item.type === 'html')
    return `<li${className(item.defaultStyle ? 'sidebar__html' : '', item.className)}>${item.html}</li>`
  // Docs that are not listed show in the sidebar of their own page only.
  if (item.type === 'doc' && item.unlisted && !isPage) return '<li hidden></li>'
  return `<li${className('', item.className)}>${link(item.href, item.label, isPage ? 'page' : undefined)}</li>`
}

/** `children` is undefined for a closed category whose list is left out. */
function categoryItem(
  category: SidebarCategory,
  current: 'page' | 'true' | undefined,
  children: string | undefined,
): string {
  const href = firstHref(category)
  const label =
    href === undefined
      ? `<span class="sidebar__label">${breakable(category.label)}</span>`
      : link(href, category.label, current)
  const list = children === undefined ? '' : `<ul class="sidebar__list">${children}</ul>`
  return `<li${className('sidebar__category', category.className)}><div class="sidebar__row">${label}${caret(category, children !== undefined)}</div>${list}</li>`
}

function caret(category: SidebarCategory, open: boolean): string {
  if (!category.collapsible) return ''
  return `<button type="button" class="sidebar__caret" aria-expanded="${open}" aria-label="${caretLabel(category.label, open)}"></button>`
}

function caretLabel(label: string, open: boolean): string {
  return escapeHtml(`${open ? 'Collapse' : 'Expand'} sidebar category '${label}'`)
}

function link(href: string, label: string, current: 'page' | 'true' | undefined): string {
  const state = current ? ` aria-current="${current}"` : ''
  const target = isExternal(href) ? ' target="_blank" rel="noopener noreferrer"' : ''
  return `<a class="sidebar__link" href="${escapeHtml(href)}"${state}${target}>${breakable(label)}</a>`
}

/** A category without a page leads to its first page, so that it is of use without JavaScript. */
function firstHref(item: SidebarItem): string | undefined {
  if (item.type === 'html') return undefined
  if (item.type !== 'category' || item.href !== undefined) return item.href
  for (const child of item.items) {
    const href = firstHref(child)
    if (href !== undefined) return href
  }
  return undefined
}

function className(own: string, authors: string | undefined): string {
  const names = authors ? `${own} ${authors}`.trim() : own
  return names === '' ? '' : ` class="${escapeHtml(names)}"`
}
