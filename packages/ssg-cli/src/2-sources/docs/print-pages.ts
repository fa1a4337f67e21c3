import type { Config } from '../../model/config.ts'
import type { PrintContent, PrintedPart } from '../../model/print.ts'
import type { Collection, SidebarCategory, SidebarItem, Version } from '../../model/site.ts'
import { routeKey } from '../../text/urls/route-key.ts'
import type { SourcePage } from '../source.ts'
import { inLanguage, otherLanguage } from '../translated-files.ts'
import { tagSlug } from '../urls/tag-slug.ts'
import { trailingSlash } from '../urls/trailing-slash.ts'
import { hrefOf, pageVersion } from './doc-page.ts'

/** The sections of a version that are pages for paper. */
export interface PrintedSections {
  /** A page for each category, which yields to any other at its route. */
  readonly pages: readonly SourcePage[]
  /** URL of a doc → URL of the page that shows its section. */
  readonly hrefs: ReadonlyMap<string, string>
}

/** Make a page of each category of a version: all docs in it, in the order of the sidebar. None unless the config asks for it. */
export function printedSections(version: Version, collection: Collection, config: Config): PrintedSections {
  const taken = new Set([...version.docs, ...version.generatedIndexes].map(({ permalink }) => routeKey(permalink)))
  const docs = new Map(
    version.docs
      .filter(({ unlisted }) => !unlisted)
      .map(({ permalink, source }) => [permalink, otherLanguage(source, config)]),
  )
  const pages: SourcePage[] = []
  const hrefs = new Map<string, string>()
  if (config.print === 'sections') for (const items of Object.values(version.sidebars)) visit(items)
  return { pages, hrefs }

  function visit(items: readonly SidebarItem[]): void {
    for (const category of items) {
      if (category.type !== 'category') continue
      const route = printRoute(category, version, config)
      const parts = partsOf(category, { docs, path: version.path })
      const shows = parts.flatMap(({ href }) => (href === undefined ? [] : [href]))
      if (!taken.has(routeKey(route)) && shows.length > 0) {
        taken.add(routeKey(route))
        pages.push({ page: { ...pageOf(category, { route, shows, parts }) }, shows })
        for (const href of ownDocs(category)) if (!hrefs.has(href)) hrefs.set(href, route)
      }
      visit(category.items)
    }
  }

  function ownDocs({ href, items }: SidebarCategory): readonly string[] {
    const own = items.flatMap((item) => (item.type === 'doc' && !item.isRef ? [item.href] : []))
    return [...(href === undefined ? [] : [href]), ...own].filter((found) => docs.has(found))
  }

  function pageOf(
    { label, lang, href, docId }: SidebarCategory,
    {
      route,
      shows,
      parts,
    }: { readonly route: string; readonly shows: readonly string[]; readonly parts: PrintContent['parts'] },
  ): SourcePage['page'] {
    const [first = route] = shows
    return {
      route,
      meta: {
        title: label,
        description: '',
        keywords: [],
        canonical: config.url + route,
        noIndex: true,
        searchTag: 'default',
        className: version.className,
      },
      content: { type: 'print', title: label, ...inLanguage(lang), href: href ?? first, parts },
      version: pageVersion({ placed: { permalink: route }, collection }, version, (other) => hrefOf(other, docId)),
    }
  }
}

/** `/guide/` → `/guide/print`; a category without a page is named by its labels. */
function printRoute({ href, key }: SidebarCategory, { path }: Version, config: Config): string {
  const named =
    href ??
    `${path}/${key
      .split('/')
      .map((label) => encodeURIComponent(tagSlug(label)))
      .join('/')}`
  return trailingSlash(`${named}/print`.replace(/\/{2,}/g, '/'), config.trailingSlash, config.baseUrl)
}

/** What a section holds, numbered. The page of the category itself is the introduction: first, and without a number. */
function partsOf(
  category: SidebarCategory,
  from: { readonly docs: ReadonlyMap<string, string | undefined>; readonly path: string },
): readonly PrintedPart[] {
  const parts: PrintedPart[] = []
  const ids = new Set<string>()
  const counts: number[] = []
  const { href: own, label: title } = category
  if (own !== undefined && from.docs.has(own)) {
    const id = idOf(own, title)
    ids.add(id)
    parts.push({ id, number: '', level: 1, title, ...articleIn(own), href: own })
  }
  visit(category.items, 0)
  return parts

  function visit(items: readonly SidebarItem[], depth: number): void {
    for (const item of items) {
      if (item.type === 'doc' && !item.isRef && from.docs.has(item.href)) add(item, item.href, depth)
      if (item.type !== 'category' || !hasDocs(item)) continue
      add(item, item.href !== undefined && from.docs.has(item.href) ? item.href : undefined, depth)
      visit(item.items, depth + 1)
    }
  }

  function hasDocs(item: SidebarItem): boolean {
    if (item.type === 'category')
      return (item.href !== undefined && from.docs.has(item.href)) || item.items.some(hasDocs)
    return item.type === 'doc' && !item.isRef && from.docs.has(item.href)
  }

  function add(
    { label, lang }: { readonly label: string; readonly lang?: string },
    href: string | undefined,
    depth: number,
  ) {
    const id = idOf(href, label)
    if (ids.has(id)) return
    ids.add(id)
    counts.length = depth + 1
    counts[depth] = (counts[depth] ?? 0) + 1
    const number = Array.from(counts, (count = 1) => count).join('.')
    parts.push({
      id,
      number,
      level: Math.min(6, depth + 2),
      title: label,
      ...inLanguage(lang),
      ...(href !== undefined && { ...articleIn(href), href }),
    })
  }

  /** The label of a category may be translated though its page is not. */
  function articleIn(href: string): Pick<PrintedPart, 'articleLang'> {
    const lang = from.docs.get(href)
    return lang === undefined ? {} : { articleLang: lang }
  }

  function idOf(href: string | undefined, label: string): string {
    if (href === undefined) return `section-${tagSlug(label)}-${parts.length}`
    const below = routeKey(href).slice(routeKey(from.path).length)
    return below.replace(/^\/+/, '').replace(/\s/g, '-') || 'start'
  }
}
