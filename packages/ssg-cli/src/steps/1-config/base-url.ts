/**
 * Bring a base URL into the form with slashes at both ends.
 *
 *     baseUrl('docs')  // → '/docs/'
 */
export function baseUrl(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/')
}
