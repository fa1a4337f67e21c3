import type { LayoutNavLink, Page } from 'docs-build/page'
import { liesBelow } from './lies-below.ts'

/** Where a reader is. */
export interface Place {
  readonly route: string
  /** Of the page's sidebar: `default/8.1/guide`. */
  readonly sidebarKey?: string
}

/**
 * The place of a reader of a page.
 *
 *     placeOf(page)  // → { route: '/install', sidebarKey: 'default/8.1/guide' }
 */
export function placeOf({ route, sidebar }: Pick<Page, 'route' | 'sidebar'>): Place {
  return { route, ...(sidebar && { sidebarKey: sidebar.key }) }
}

/**
 * Tell whether a link of the navbar is shown as the current one: by the pattern that it has itself, else on all pages with
 * its sidebar and on those below it.
 *
 *     isCurrent({ route: '/a/b' }, { href: '/x', activeOn: '^/a/' }, '/')  // → true
 *
 * @see https://docusaurus.io/docs/api/themes/configuration#navbar-link
 */
export function isCurrent(
  { route, sidebarKey = '' }: Place,
  { href, activeOn, sidebar }: Pick<LayoutNavLink, 'href' | 'activeOn' | 'sidebar'>,
  baseUrl: string,
): boolean {
  if (activeOn !== undefined) return new RegExp(activeOn, 'i').test(route)
  const [collection = '', name = ''] = sidebar?.split('/*/') ?? []
  if (sidebar !== undefined && sidebarKey.startsWith(`${collection}/`) && sidebarKey.endsWith(`/${name}`)) return true
  return liesBelow(route, href, baseUrl)
}
