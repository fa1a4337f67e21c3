/**
 * Tell whether a URL leaves the site: it has a scheme and host of its own.
 *
 *     isExternal('https://example.com')  // → true
 *     isExternal('/ignition/')           // → false
 */
export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href)
}
