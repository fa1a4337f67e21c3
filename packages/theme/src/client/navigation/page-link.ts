import { state } from '../state.ts'
import { cleanPath } from './clean-path.ts'

/** Give the URL of a link that leads to a page of this site in this tab. Undefined for all other links. */
export function pageLink(link: HTMLAnchorElement | null): URL | undefined {
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined
  // The name of a category that opens in place.
  if (link.role === 'button') return undefined
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin || !url.pathname.startsWith(state.site.baseUrl)) return undefined
  if (isInOtherLanguage(url.pathname)) return undefined
  url.pathname = cleanPath(url.pathname)
  // Files that aren't pages: downloads, images, Markdown twins. Dots in names of pages are followed by more than an extension.
  if (/\.(?:md|txt|xml|json|pdf|zip|modl|svg|png|jpe?g|webp|gif|csv|ico|html?)$/i.test(url.pathname)) return undefined
  return url
}

/** Says whether a path is one of another language of the site: navbar, sidebar and words differ there, so it takes a load. */
function isInOtherLanguage(path: string): boolean {
  const { baseUrl, otherBases = [] } = state.site
  // A base URL that this one lies below was left out by the base URL itself.
  return otherBases.some((other) => other.startsWith(baseUrl) && `${path}/`.startsWith(other))
}
