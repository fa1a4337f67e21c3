import type { Page } from '../model/page.ts'
import type { Site } from '../model/planned-site.ts'
import { pathFilter } from '../text/glob.ts'
import { listedPages, type Emitter, type MadeFile } from './emitter.ts'

/**
 * `sitemap.xml`: the pages that search engines may list, with the dates of their last changes and where they are in other
 * languages.
 */
export const sitemapFile: Emitter<MadeFile> = ({ site, pages }) => {
  const entries = () => {
    const { exclude = [] } = site.config.sitemap ?? {}
    const isLeftOut = exclude.length > 0 ? pathFilter(exclude, []) : () => false
    const listed = listedPages(pages).flatMap(({ plan: { page } }) => (isLeftOut(page.route) ? [] : [page]))
    const urls = new Set(listed.map(({ meta }) => meta.canonical))
    return listed.map((page): SitemapEntry => {
      const { lastUpdated } = page.content.type === 'doc' ? page.content : {}
      const alternates = alternatesOf(page, site.config).filter(({ url }) => urls.has(url))
      return { url: page.meta.canonical, lastModified: lastUpdated?.date, alternates }
    })
  }
  return [{ path: 'sitemap.xml', make: () => sitemap(entries()) }]
}

/** A page of the sitemap. */
interface SitemapEntry {
  /** Absolute URL. */
  readonly url: string
  /** ISO date of the last change, if it is known. */
  readonly lastModified?: string
  /** The page in each language that has it, itself too. */
  readonly alternates: readonly { readonly tag: string; readonly url: string }[]
}

/** Where a page is in each language that has it, and for readers of all other languages. */
function alternatesOf(page: Page, { languages }: Site['config']): SitemapEntry['alternates'] {
  if (!languages) return []
  return languages.all.flatMap(({ code, htmlLang, url: origin }) => {
    const href = page.languages?.find((link) => link.code === code)?.href
    if (href === undefined) return []
    const url = origin + href
    return [{ tag: htmlLang, url }, ...(code === languages.default ? [{ tag: 'x-default', url }] : [])]
  })
}

/**
 * The sitemap: one `url` element a page, in the order given. A page of one language names no other.
 *
 * @see https://www.sitemaps.org/protocol.html
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
function sitemap(entries: readonly SitemapEntry[]): string {
  const href = (url: string) => escapeXml(new URL(url).href)
  const isTranslated = ({ alternates }: SitemapEntry) => new Set(alternates.map(({ url }) => url)).size > 1
  const urls = entries.map((entry) => {
    const { url, lastModified, alternates } = entry
    const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`
    const links = alternates.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${escapeXml(other.tag)}" href="${href(other.url)}"/>`,
    )
    return `<url><loc>${href(url)}</loc>${date}${isTranslated(entry) ? links.join('') : ''}</url>\n`
  })
  const xhtml = entries.some(isTranslated) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${urls.join('')}</urlset>\n`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
