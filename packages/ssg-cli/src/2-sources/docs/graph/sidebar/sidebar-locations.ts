import type { SidebarCategory, SidebarItem } from '../../../../model/site.ts'
import { inLanguage } from '../../../translated-files.ts'

/** Where a page stands in a sidebar. */
export interface SidebarLocation {
  /** Categories above it, from the outside. */
  readonly trail: readonly SidebarCategory[]
  readonly label: string
  /** Language of the label, where that is another one than the page's. */
  readonly lang?: string
  /** What its cards show: the items of the category that it is the page of, or its siblings and itself. */
  readonly around: readonly SidebarItem[]
  /** Index in {@link SidebarLocations.stops}; undefined for pages that previous and next pass over. */
  readonly stop?: number
}

/** A page that previous and next lead to. */
export interface Stop {
  readonly href: string
  readonly label: string
  /** Language of the label, where that is another one than the page's. */
  readonly lang?: string
  /** Undefined for pages that list the items of a category. */
  readonly docId?: string
  /** Whether it is the page of a category. */
  readonly isCategory: boolean
}

/** The pages of a sidebar, found by URL. */
export interface SidebarLocations {
  readonly items: readonly SidebarItem[]
  readonly byHref: ReadonlyMap<string, SidebarLocation>
  /** In reading order. */
  readonly stops: readonly Stop[]
  /** Docs that belong to the sidebar, in reading order. */
  readonly docIds: readonly string[]
}

/** Walk through a sidebar once and note where each page is. The first place of a page counts. */
export function sidebarLocations(items: readonly SidebarItem[]): SidebarLocations {
  const byHref = new Map<string, SidebarLocation>()
  const stops: Stop[] = []
  const docIds: string[] = []
  visit(items, [])
  return { items, byHref, stops, docIds }

  function visit(siblings: readonly SidebarItem[], trail: readonly SidebarCategory[]): void {
    for (const item of siblings) {
      if (item.type === 'doc') {
        const { href, label, lang, docId, isRef, unlisted } = item
        if (!isRef) docIds.push(docId)
        const stop = isRef || unlisted ? undefined : { href, label, ...inLanguage(lang), docId, isCategory: false }
        note({ trail, label, ...inLanguage(lang), around: siblings }, href, stop)
      } else if (item.type === 'category') {
        const { href, label, lang, docId } = item
        if (docId !== undefined) docIds.push(docId)
        if (href !== undefined)
          note({ trail, label, ...inLanguage(lang), around: item.items }, href, {
            href,
            label,
            ...inLanguage(lang),
            docId,
            isCategory: true,
          })
        visit(item.items, [...trail, item])
      }
    }
  }

  function note(location: SidebarLocation, href: string, stop: Stop | undefined): void {
    const known = byHref.get(href)
    const index = stop ? stops.push(stop) - 1 : undefined
    if (!known) byHref.set(href, { ...location, stop: index })
    else if (known.stop === undefined) byHref.set(href, { ...known, stop: index })
  }
}
