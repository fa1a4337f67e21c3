import { listedPages, type Emitter, type MadeFile } from './emitter.ts'

/** `sitemap.xml`: the pages that search engines may list, with the dates of their last changes. */
export const sitemapFile: Emitter<MadeFile> = ({ pages }) => {
  const entries = () =>
    listedPages(pages).map(({ plan: { page } }) => {
      const { lastUpdated } = page.content.type === 'doc' ? page.content : {}
      return { url: page.meta.canonical, lastModified: lastUpdated?.date }
    })
  return [{ path: 'sitemap.xml', make: () => sitemap(entries()) }]
}

/** A page of the sitemap. */
interface SitemapEntry {
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
function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, lastModified }) => {
    const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`
    return `<url><loc>${escapeXml(new URL(url).href)}</loc>${date}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
