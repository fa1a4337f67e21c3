/** A page of the sitemap. */
export interface SitemapEntry {
  /** Absolute URL. */
  readonly url: string
  /** ISO date of the last change, if it is known. */
  readonly lastModified?: string
}

/**
 * The sitemap: one `url` element a page, in the order given.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, lastModified }) => {
    const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`
    return `<url><loc>${escapeXml(new URL(url).href)}</loc>${date}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
