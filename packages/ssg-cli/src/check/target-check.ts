import { nearest } from '../text/nearest.ts'
import type { LinkTable } from '../model/link-table.ts'
import { decode, routeKey } from '../text/urls/route-key.ts'
import { readableUrl } from '../text/urls/readable-url.ts'
import { isExternal } from '../text/urls/split-url.ts'
import { withoutBase } from '../text/urls/base-url.ts'

/** A problem with a target, before it is known where the link stands. */
export type TargetProblem =
  | { readonly kind: 'link'; readonly suggestion?: string }
  | { readonly kind: 'anchor'; readonly target: string; readonly anchor: string; readonly suggestion?: string }

/** Say what is wrong with a URL on the page of a route; undefined if it leads somewhere. */
export type TargetCheck = (href: string, route: string) => TargetProblem | undefined

/** The argument of {@link targetCheck}. */
export interface TargetInput {
  /** Routes of all pages with their ids and anchor names. */
  readonly pages: readonly {
    readonly route: string
    readonly ids: readonly string[]
    /** True if more ids would be there, had the page no errors. */
    readonly isBroken?: boolean
  }[]
  readonly table: LinkTable
  /** What other languages of the site have. */
  readonly others?: readonly Pick<LinkTable, 'routes' | 'files'>[]
  /** Base URLs of languages that are not made now: nobody knows which pages they have. */
  readonly unknown?: readonly string[]
  /** URLs of the copied files that pages show or link to. */
  readonly assets: ReadonlySet<string>
}

/** A path from the site's root without dots, escapes, query or anchor. */
const plainPath = /^(?:\/[\w-]+)+\/?$/

/** An anchor without escapes. */
const plainAnchor = /^#[\w-]+$/

/** Make the check of link targets against the pages, files and ids that the output holds. */
export function targetCheck({ pages, table, others = [], unknown = [], assets }: TargetInput): TargetCheck {
  const idsByRoute = new Map(
    pages.flatMap((page) => (page.isBroken ? [] : [[routeKey(page.route), page.ids] as const])),
  )
  const idSets = new Map<string, ReadonlySet<string>>()
  const routes = Object.values(table.routes).map(readableUrl)
  const baseUrl = readableUrl(table.baseUrl)

  const ofSite = new Map<string, TargetProblem | undefined>()

  return (href, route) => {
    // From the site's root a URL means the same on every page, and a few of them are on each.
    if (!href.startsWith('/')) return problemOf(href, route)
    if (!ofSite.has(href)) ofSite.set(href, problemOf(href, route))
    return ofSite.get(href)
  }

  function problemOf(href: string, route: string): TargetProblem | undefined {
    // Most links lead to a page that is there, in a form that stays as it is when it is parsed.
    if (plainPath.test(href) && table.routes[routeKey(href)] !== undefined) return undefined
    // So do those of a table of contents, to a heading of the page that they stand on.
    if (plainAnchor.test(href) && plainPath.test(route) && idsOf(routeKey(route))?.has(href.slice(1))) return undefined
    if (isExternal(href)) return undefined
    // A route is decoded: what ends a path in a URL is part of a name there.
    const base = `http://site${route.replace(/[?#]/g, encodeURIComponent)}`
    if (!URL.canParse(href, base)) return { kind: 'link' }
    const { pathname, hash } = new URL(href, base)
    const key = routeKey(pathname)
    const target = [table, ...others].map((each) => each.routes[key]).find((found) => found !== undefined)
    if (target === undefined) {
      if ([table, ...others].some((each) => isFile(pathname, each)) || assets.has(pathname)) return undefined
      const isBelow = (start: string) => `${pathname}/`.startsWith(start)
      const isOwn = table.baseUrl !== table.root && isBelow(table.baseUrl)
      if (!isOwn && unknown.some(isBelow)) return undefined
      const near = sameFile(pathname) ?? nearest(readableUrl(pathname), routes)[0]
      if (near === undefined) return { kind: 'link' }
      // As authors write it: the base URL is added to their links, unless they ask for none.
      const written = withoutBase(near, baseUrl)
      return { kind: 'link', suggestion: written === readableUrl(pathname) ? near : written }
    }
    const anchor = decode(hash.slice(1))
    if (anchor === '' || anchor === 'top') return undefined
    // Redirects have a route but no ids of their own; those of a page with errors are not all known.
    const ids = idsOf(key)
    if (ids === undefined || ids.has(anchor) || ids.has(hash.slice(1))) return undefined
    const near = nearest(anchor, idsByRoute.get(key) ?? [])[0]
    return { kind: 'anchor', target, anchor, ...(near !== undefined && { suggestion: `#${near}` }) }
  }

  /** The URL of a file whose name looks the same: its letters are composed of other characters. */
  function sameFile(pathname: string): string | undefined {
    const wanted = decode(pathname).normalize()
    return /[\u0080-\uffff]/.test(wanted)
      ? Object.keys(table.files).find((file) => file.normalize() === wanted)
      : undefined
  }

  function idsOf(key: string): ReadonlySet<string> | undefined {
    const known = idSets.get(key)
    if (known) return known
    const ids = idsByRoute.get(key)
    if (!ids) return undefined
    const made = new Set(ids)
    idSets.set(key, made)
    return made
  }
}

function isFile(pathname: string, table: Pick<LinkTable, 'files'>): boolean {
  return (
    table.files[pathname] ??
    table.files[decode(pathname)] ??
    table.files[`${decode(pathname).replace(/\/$/, '')}/index.html`] ??
    false
  )
}
