/**
 * Apply the site's policy for slashes at the end of page URLs: true adds one, false removes it, undefined leaves
 * the URL as it is. The root keeps its slash, and files such as `/a.html` get none.
 *
 *     trailingSlash('/docs/a', true, '/docs/')  // → '/docs/a/'
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#trailingSlash
 */
export function trailingSlash(path: string, policy: boolean | undefined, baseUrl: string): string {
  if (policy === undefined || path === '/' || path === baseUrl) return path
  if (policy) return path.endsWith('/') || path.endsWith('.html') ? path : `${path}/`
  return path.endsWith('/') ? path.slice(0, -1) : path
}
