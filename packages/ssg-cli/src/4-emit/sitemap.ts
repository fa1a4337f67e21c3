import type { Page } from '../model/page.ts'
import type { MadePage } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { pathFilter } from '../text/glob.ts'
import { languageFolder } from '../text/urls/site-root.ts'
import { listedPages, type Emitter, type MadeFile } from './emitter.ts'
import { sitemapText, type SitemapEntry } from './sitemap-text.ts'

/**
 * The sitemap: the pages that search engines may list, with the dates of their last changes and where they are in other
 * languages. A site that is not to be listed has none; where a function of the config says what it lists, that makes it.
 */
export const sitemapFile: Emitter<MadeFile> = ({ site, pages }) => {
  const { config, asked } = site
  if (config.noIndex || asked?.sitemapItems) return []
  return [{ path: sitemapPath(config), make: () => sitemapText(sitemapEntries(site, pages)) }]
}

/** The pages of a language, below its folder: those who were told of one there, as by Docusaurus, go on finding it. */
export const languageSitemapFile: Emitter<MadeFile> = (input) => {
  const folder = languageFolder(input.site.config)
  return folder === '' ? [] : Array.from(sitemapFile(input), ({ path, make }) => ({ path: folder + path, make }))
}

/** Where the sitemap lies below the output folder. */
export function sitemapPath({ sitemap }: Pick<Site['config'], 'sitemap'>): string {
  return sitemap?.filename ?? 'sitemap.xml'
}

/** What the sitemap lists, page by page. */
export function sitemapEntries({ config }: Pick<Site, 'config'>, pages: readonly MadePage[]): SitemapEntry[] {
  const { exclude = [], changefreq, priority } = config.sitemap ?? {}
  const isLeftOut = exclude.length > 0 ? pathFilter(exclude, []) : () => false
  const listed = listedPages(pages).filter(({ plan: { page } }) => !isLeftOut(page.route))
  const urls = new Set(listed.map(({ plan: { page } }) => page.meta.canonical))
  return listed.map(({ plan }) => {
    const { page } = plan
    const alternates = alternatesOf(page, config).filter(({ url }) => urls.has(url))
    return { url: page.meta.canonical, lastModified: lastModified(plan, config), changefreq, priority, alternates }
  })
}

function lastModified({ page, changed }: MadePage['plan'], { sitemap }: Site['config']): string | undefined {
  if (sitemap?.lastModified === 'datetime') return changed === undefined ? undefined : new Date(changed).toISOString()
  if (sitemap?.lastModified !== undefined) return changed?.slice(0, 10)
  return page.content.type === 'doc' ? page.content.lastUpdated?.date : undefined
}

/** Where a page is in each language that has it, and for readers of all other languages. */
function alternatesOf(page: Page, { languages }: Site['config']): NonNullable<SitemapEntry['alternates']> {
  if (!languages) return []
  return languages.all.flatMap(({ code, htmlLang, url: origin }) => {
    const href = page.languages?.find((link) => link.code === code)?.href
    if (href === undefined) return []
    const url = origin + href
    return [{ tag: htmlLang, url }, ...(code === languages.default ? [{ tag: 'x-default', url }] : [])]
  })
}
