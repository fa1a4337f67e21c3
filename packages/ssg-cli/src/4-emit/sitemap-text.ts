/** A page of the sitemap. */
export interface SitemapEntry {
  /** Absolute URL. */
  readonly url: string
  /** ISO date of the last change, with or without its time. */
  readonly lastModified?: string | undefined
  readonly changefreq?: string | undefined
  readonly priority?: number | undefined
  /** The page in each language that has it, itself too. */
  readonly alternates?: readonly { readonly tag: string; readonly url: string }[]
}

/**
 * The sitemap: one `url` element a page, in the order given. A page of one language names no other.
 *
 *     sitemapText([{ url: 'https://example.com/a', priority: 0.5 }])  // → '…<url><loc>https://example.com/a</loc><priority>0.5…'
 *
 * @see https://www.sitemaps.org/protocol.html
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export function sitemapText(entries: readonly SitemapEntry[]): string {
  const href = (url: string) => escapeXml(new URL(url).href)
  const urls = entries.map((entry) => {
    const { url, lastModified, changefreq, priority, alternates = [] } = entry
    const facts = [
      element('loc', href(url)),
      element('lastmod', lastModified),
      element('changefreq', changefreq),
      element('priority', priority?.toFixed(1)),
    ]
    const links = alternates.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${escapeXml(other.tag)}" href="${href(other.url)}"/>`,
    )
    return `<url>${facts.join('')}${isTranslated(entry) ? links.join('') : ''}</url>\n`
  })
  const xhtml = entries.some(isTranslated) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${urls.join('')}</urlset>\n`
}

function isTranslated({ alternates = [] }: SitemapEntry): boolean {
  return new Set(alternates.map(({ url }) => url)).size > 1
}

function element(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${text}</${name}>`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
