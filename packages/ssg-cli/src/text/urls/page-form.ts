/**
 * The one form that links have of a path of the site, as the config says it. The root keeps its slash, and what looks
 * like a file gets none.
 *
 *     pageForm('/docs/a', { baseUrl: '/docs/', trailingSlash: true })      // → '/docs/a/'
 *     pageForm('/docs/a.pdf', { baseUrl: '/docs/', trailingSlash: true })  // → '/docs/a.pdf'
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#trailingSlash
 */
export function pageForm(
  path: string,
  site: { readonly baseUrl: string; readonly trailingSlash?: boolean | undefined },
): string {
  const { baseUrl, trailingSlash } = site
  if (trailingSlash === undefined || path === '/' || path === baseUrl || `${path}/` === baseUrl) return path
  if (!trailingSlash) return path.replace(/\/+$/, '')
  return path.endsWith('/') || path.slice(path.lastIndexOf('/')).includes('.') ? path : `${path}/`
}
