import { withBase } from '../../../../text/urls/base-url.ts'
import { pageForm } from '../../../../text/urls/page-form.ts'
import { routeKey } from '../../../../text/urls/route-key.ts'
import { isExternal } from '../../../../text/urls/split-url.ts'

/** The URL of a link in a sidebar, and whether it leads to a page of this site that is to be checked. */
export interface LinkHref {
  readonly href: string
  readonly isInternal: boolean
}

/** The argument of {@link linkHref}. */
export interface LinkHrefInput {
  /** As written. */
  readonly href: string
  readonly addBaseUrl: boolean
  readonly baseUrl: string
  readonly trailingSlash?: boolean | undefined
  /** {@link routeKey} of each page → its URL in the form that links use. */
  readonly routes: ReadonlyMap<string, string>
}

const unchecked = 'pathname://'

/**
 * Resolve a link of a sidebar. Paths count from the root of the site, whatever the base URL is.
 *
 * @see https://docusaurus.io/docs/sidebar/items#sidebar-item-link
 */
export function linkHref({ href, addBaseUrl, baseUrl, trailingSlash, routes }: LinkHrefInput): LinkHref {
  const based = (path: string) =>
    // `./a` counts from the root too.
    addBaseUrl ? withBase(path.replace(/^\/*(?:\.\/+)+/, ''), baseUrl) : path
  if (href.startsWith(unchecked)) return { href: based(href.slice(unchecked.length)), isInternal: false }
  if (href.startsWith('#') || isExternal(href)) return { href, isInternal: false }
  const rest = href.search(/[?#]/)
  const path = based(rest === -1 ? href : href.slice(0, rest))
  // Pages that are no docs have the form of all pages.
  const route = routes.get(routeKey(path)) ?? pageForm(path, { baseUrl, trailingSlash })
  return { href: rest === -1 ? route : route + href.slice(rest), isInternal: true }
}
