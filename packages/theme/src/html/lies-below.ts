/**
 * Tell whether a page lies at or below a link, so that the link is shown as the reader's place.
 * The home page is above everything and therefore only its own place.
 *
 *     liesBelow('/ignition/bartender/installation', '/ignition/bartender/', '/')  // → true
 */
export function liesBelow(route: string, href: string, baseUrl: string): boolean {
  const place = trimSlash(href)
  if (place === trimSlash(baseUrl)) return trimSlash(route) === place
  return route === href || trimSlash(route) === place || route.startsWith(`${place}/`)
}

/** Remove the final slash of a path. */
export function trimSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}
