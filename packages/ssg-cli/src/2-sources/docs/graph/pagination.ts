import { unknownDoc } from '../../../diagnostics/catalogue.ts'
import type { Diagnostic } from '../../../model/diagnostic.ts'
import type { NavLink } from '../../../model/site.ts'
import type { PlacedDoc } from './place-doc.ts'
import type { SidebarLocations, Stop } from './sidebar/sidebar-locations.ts'
import { inLanguage } from '../../translated-files.ts'

/** The neighbours of a page. */
export interface Pagination {
  readonly previous?: NavLink
  readonly next?: NavLink
}

/** What {@link docPagination} needs of the version. */
export interface PaginationContext {
  readonly docs: ReadonlyMap<string, PlacedDoc>
  /** Ids of docs that are left out on purpose. */
  readonly hiddenIds: ReadonlySet<string>
  readonly ids: readonly string[]
  readonly report: (diagnostic: Diagnostic) => void
}

/** The pages before and after a page in its sidebar. */
export function neighbours(
  href: string,
  locations: SidebarLocations | undefined,
  docs: ReadonlyMap<string, PlacedDoc>,
): Pagination {
  const stop = locations?.byHref.get(href)?.stop
  if (!locations || stop === undefined) return {}
  const [previous, next] = [locations.stops[stop - 1], locations.stops[stop + 1]]
  return { ...(previous && { previous: stopLink(previous, docs) }), ...(next && { next: stopLink(next, docs) }) }
}

/**
 * The neighbours of a doc: those that its front matter names, or those in its sidebar.
 *
 * @see https://docusaurus.io/docs/sidebar#customizing-pagination
 */
export function docPagination(
  doc: PlacedDoc,
  locations: SidebarLocations | undefined,
  context: PaginationContext,
): Pagination {
  const found = neighbours(doc.permalink, locations, context.docs)
  const previous = named(doc, 'pagination_prev', context, found.previous)
  const next = named(doc, 'pagination_next', context, found.next)
  return { ...(previous && { previous }), ...(next && { next }) }
}

function named(
  { head }: PlacedDoc,
  key: 'pagination_prev' | 'pagination_next',
  { docs, hiddenIds, ids, report }: PaginationContext,
  found: NavLink | undefined,
): NavLink | undefined {
  const id = head.frontMatter[key]
  if (id === undefined) return found
  if (id === null) return undefined
  const doc = docs.get(id)
  if (doc) return doc.unlisted ? undefined : docLink(doc)
  if (hiddenIds.has(id)) return undefined
  const position = head.positions[key]
  report(unknownDoc({ file: head.source, position, id, available: ids, context: `front matter key "${key}"` }))
  return found
}

function stopLink({ href, label, lang, docId, isCategory }: Stop, docs: ReadonlyMap<string, PlacedDoc>): NavLink {
  const doc = docId === undefined ? undefined : docs.get(docId)
  if (!doc) return { label, href, ...inLanguage(lang) }
  return isCategory ? docLink(doc) : docLink(doc, label)
}

function docLink({ head, title, permalink }: PlacedDoc, itemLabel?: string): NavLink {
  const { pagination_label: own, sidebar_label: sidebarLabel } = head.frontMatter
  return {
    label: own ?? sidebarLabel ?? itemLabel ?? title,
    href: permalink,
    ...inLanguage(head.lang),
  }
}
