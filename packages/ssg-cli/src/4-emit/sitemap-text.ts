import type { SitemapPart } from './sitemap-parts.ts'

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
  /** Set where a function of the config says what its languages are: one alone is told, too. */
  readonly isGiven?: boolean
  /** Pictures, videos and news. */
  readonly parts?: readonly SitemapPart[]
}

/** Prefix of elements beside those of the protocol → where these are defined, in the order in which they are declared. */
const namespaces = {
  xhtml: 'http://www.w3.org/1999/xhtml',
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  video: 'http://www.google.com/schemas/sitemap-video/1.1',
  news: 'http://www.google.com/schemas/sitemap-news/0.9',
} as const

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
    const { url, lastModified, changefreq, priority, alternates = [], parts = [] } = entry
    const facts = [
      element('loc', href(url)),
      element('lastmod', lastModified),
      element('changefreq', changefreq),
      element('priority', priority?.toFixed(1)),
    ]
    const links = alternates.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${escapeXml(other.tag)}" href="${href(other.url)}"/>`,
    )
    return `<url>${facts.join('')}${isTranslated(entry) ? links.join('') : ''}${parts.map(partText).join('')}</url>\n`
  })
  const prefixes = new Set(entries.flatMap(({ parts = [] }) => parts.map(({ name }) => name.split(':')[0])))
  if (entries.some(isTranslated)) prefixes.add('xhtml')
  const declared = Object.entries(namespaces)
    .filter(([prefix]) => prefixes.has(prefix))
    .map(([prefix, place]) => ` xmlns:${prefix}="${place}"`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${declared.join('')}>\n${urls.join('')}</urlset>\n`
}

function isTranslated({ alternates = [], isGiven = false }: SitemapEntry): boolean {
  return new Set(alternates.map(({ url }) => url)).size > (isGiven ? 0 : 1)
}

function partText({ name, attributes, content }: SitemapPart): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inside = typeof content === 'string' ? escapeXml(content) : content.map(partText).join('')
  return `<${name}${given.join('')}>${inside}</${name}>`
}

function element(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${text}</${name}>`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
