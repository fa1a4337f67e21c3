/**
 * Tell whether a URL leaves the site: it has a scheme and host of its own.
 *
 *     isOtherSite('https://example.com')  // → true
 *     isOtherSite('/ignition/')           // → false
 */
export function isOtherSite(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href)
}
