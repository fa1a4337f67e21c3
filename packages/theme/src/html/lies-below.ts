/**
 * Tell whether a page lies at or below a link, so that the link is shown as the current one.
 * The home page is above everything and therefore only current on itself.
 *
 *     liesBelow('/ignition/bartender/installation', '/ignition/bartender/', '/')  // → true
 */
export function liesBelow(route: string, href: string, baseUrl: string): boolean {
  const path = trimSlash(href)
  if (path === trimSlash(baseUrl)) return trimSlash(route) === path
  return route === href || trimSlash(route) === path || route.startsWith(`${path}/`)
}

/** Remove the final slash of a path. */
export function trimSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}
