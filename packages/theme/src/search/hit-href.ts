/** The published site, and the path below which it is being read. */
export interface SiteAddress {
  readonly origin: string
  readonly baseUrl: string
}

/**
 * Make the URL of a hit one of the site as it is being read. Hits name the published site; a site may be read in a
 * preview, under another base URL, or in a network of its own.
 *
 *     hitHref('https://docs.example.com/a#b', {origin: 'https://docs.example.com', baseUrl: '/pr-7/'})  // → '/pr-7/a#b'
 *
 * Hits of other sites, which a hosted index may hold, keep their URL.
 */
export function hitHref(url: string, site: SiteAddress): string {
  if (!URL.canParse(url, site.origin)) return site.baseUrl
  const { protocol, origin, pathname, search, hash, href } = new URL(url, site.origin)
  if (origin !== site.origin) return /^https?:$/.test(protocol) ? href : site.baseUrl
  const path = `${pathname}/`.startsWith(site.baseUrl) ? pathname : site.baseUrl + pathname.slice(1)
  return path + search + hash
}
