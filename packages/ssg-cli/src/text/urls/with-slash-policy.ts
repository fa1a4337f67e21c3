/**
 * Give a route below the base URL the end that all pages of the site have; undefined keeps what it has.
 *
 *     withSlashPolicy('tools', true)  // → 'tools/'
 */
export function withSlashPolicy(route: string, trailingSlash: boolean | undefined): string {
  if (route === '' || trailingSlash === undefined) return route
  const bare = route.replace(/\/$/, '')
  return trailingSlash ? `${bare}/` : bare
}
