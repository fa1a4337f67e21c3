import type { NavLink, ShownCategory, ShownItem } from 'docs-build/page'
import { breakable } from './breakable.ts'
import { escapeHtml } from './escape-html.ts'
import { isOtherSite } from './is-other-site.ts'

/** A list of items rendered closed, with the offset of each item, so that one item can be exchanged by slicing. */
interface RenderedList {
  readonly html: string
  readonly starts: readonly number[]
}

/** Lists are shared by the pages of a category: each is rendered once. */
const lists = new WeakMap<readonly ShownItem[], RenderedList>()
const indexes = new WeakMap<readonly ShownItem[], ReadonlyMap<string, readonly number[]>>()

/**
 * Render the items of a sidebar as list items, with the branch of `route` open and all other collapsed categories empty.
 * A page's sidebar holds no more than that; the client, which has all items, completes it when a reader wants it.
 *
 * @param showAll the name of links to what is left out, where something is
 */
export function sidebarHtml(items: readonly ShownItem[], route: string, showAll?: string): string {
  const html = openList({ items, path: sidebarPath(items, route), depth: 0, route })
  return showAll !== undefined && html.includes(showAllMark) ? html.replaceAll(showAllMark, escapeHtml(showAll)) : html
}

/** Stands for the words in lists that are kept: their items may be shown in several languages. */
const showAllMark = '\u{e000}'

/** Render items with every collapsed category closed. */
export function closedList(items: readonly ShownItem[]): string {
  return renderedList(items).html
}

/** Find the indexes that lead to the item of a page. Empty when the sidebar does not have it. */
export function sidebarPath(items: readonly ShownItem[], route: string): readonly number[] {
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

function collectPaths(items: readonly ShownItem[], parents: readonly number[], found: Found) {
  for (const [position, item] of items.entries()) {
    if (item.type === 'html' || item.type === 'gap') continue
    const path = [...parents, position]
    const known = item.type === 'doc' && item.isRef ? found.refs : found.paths
    if (item.href !== undefined && !known.has(item.href)) known.set(item.href, path)
    if (item.type === 'category') collectPaths(item.items, path, found)
  }
}

interface OpenList {
  readonly items: readonly ShownItem[]
  /** Indexes that lead to the page's item, of which `depth` are gone already. */
  readonly path: readonly number[]
  readonly depth: number
  readonly route: string
}

function openList({ items, path, depth, route }: OpenList): string {
  const { html, starts } = renderedList(items)
  // The page of a category may stand among what the category holds too.
  const again = (item: ShownItem) => item.type === 'doc' && item.href === route
  const position = path[depth] ?? (depth === 0 ? -1 : items.findIndex(again))
  const item = items[position]
  if (!item) return html
  const after = starts[position + 1] ?? html.length
  return html.slice(0, starts[position]) + openItem(item, { items, path, depth, route }) + html.slice(after)
}

function openItem(item: ShownItem, { path, depth, route }: OpenList): string {
  const isPage = depth >= path.length - 1
  if (item.type !== 'category') return leafItem(item, isPage)
  return categoryItem(item, isPage ? 'page' : 'true', openList({ items: item.items, path, depth: depth + 1, route }))
}

function renderedList(items: readonly ShownItem[]): RenderedList {
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

function closedCategory(category: ShownCategory): string {
  const isOpen = !category.collapsible || !category.collapsed
  return categoryItem(category, undefined, isOpen ? closedList(category.items) : undefined)
}

function leafItem(item: Exclude<ShownItem, ShownCategory>, isPage: boolean): string {
  if (item.type === 'gap') return gapItem(item.href)
  if (item.type === 'html')
    return `<li${className(item.defaultStyle ? 'sidebar__html' : '', item.className)}>${item.html}</li>`
  // Docs that are not listed show in the sidebar of their own page only.
  if (item.type === 'doc' && item.unlisted && !isPage) return '<li hidden></li>'
  return `<li${className('', item.className)}>${link(item, isPage ? 'page' : undefined)}</li>`
}

/** Without a number: it would be another one on all pages of the list with each page that is added to it. */
function gapItem(whole: string | undefined): string {
  if (whole === undefined) return '<li class="sidebar__gap" hidden></li>'
  return `<li class="sidebar__gap"><a class="sidebar__link" href="${escapeHtml(whole)}">${showAllMark}</a></li>`
}

/** `children` is undefined for a closed category whose list is left out. The client adds what opens and closes it. */
function categoryItem(
  category: ShownCategory,
  current: 'page' | 'true' | undefined,
  children: string | undefined,
): string {
  const href = categoryHref(category)
  const label =
    href === undefined
      ? `<span class="sidebar__label"${language(category.lang)}>${breakable(category.label)}</span>`
      : link({ ...category, href }, current, category.href === undefined)
  const row = category.collapsible ? 'sidebar__row' : 'sidebar__row sidebar__row--fixed'
  const list = children === undefined ? '' : `<ul class="sidebar__list">${children}</ul>`
  return `<li${className('sidebar__category', category.className)}><div class="${row}">${label}</div>${list}</li>`
}

/**
 * Where the name of a category leads. One without a page leads to its first page where no JavaScript runs, which opens
 * it in place; one that is always open is of use without that.
 */
export function categoryHref({ href, firstHref, collapsible }: CategoryLink): string | undefined {
  return href ?? (collapsible ? firstHref : undefined)
}

type CategoryLink = Pick<ShownCategory, 'href' | 'firstHref' | 'collapsible'>

/** `isFirst`: it leads to a page that has an item of its own. */
function link({ href, label, lang }: NavLink, current: 'page' | 'true' | undefined, isFirst = false): string {
  const state = (isFirst ? ' data-first=""' : '') + (current ? ` aria-current="${current}"` : '')
  const target = isOtherSite(href) ? ' target="_blank" rel="noopener noreferrer"' : ''
  return `<a class="sidebar__link" href="${escapeHtml(href)}"${language(lang)}${state}${target}>${breakable(label)}</a>`
}

function language(lang: string | undefined): string {
  return lang === undefined ? '' : ` lang="${escapeHtml(lang)}"`
}

function className(own: string, authors: string | undefined): string {
  const names = authors ? `${own} ${authors}`.trim() : own
  return names === '' ? '' : ` class="${escapeHtml(names)}"`
}
