import { invalidConfig } from '../diagnostics/catalogue.ts'
import type { Host } from '../host.ts'
import type { GivenRoute, GivenRoutes, GivenSitemapItem } from '../model/asked-functions.ts'
import { outcome, type Outcome } from '../model/outcome.ts'
import type { MadePage } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { isObject } from '../text/is-object.ts'
import { messageOf } from '../text/message-of.ts'
import { askedSiteConfig } from './asked-site-config.ts'
import type { MadeFile } from './emitter.ts'
import { sitemapParts } from './sitemap-parts.ts'
import { sitemapText, type SitemapEntry } from './sitemap-text.ts'
import { sitemapEntries, sitemapPath } from './sitemap.ts'

/**
 * The sitemap of a site that says itself what it lists: `createSitemapItems` of Docusaurus is given the pages, and how their
 * items are made without it. None is written when it lists nothing; what it throws is told.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-sitemap#CreateSitemapItemsFn
 */
export async function askedSitemap(
  { bundler }: Pick<Host, 'bundler'>,
  site: Site,
  pages: readonly MadePage[],
): Promise<Outcome<readonly MadeFile[]>> {
  const { config, configSource } = site
  const create = site.asked?.sitemapItems
  if (!create || config.noIndex) return outcome([])
  const known = new Map(sitemapEntries(site, pages).map((entry) => [new URL(entry.url).pathname, itemOf(entry, site)]))
  const given: GivenRoutes = { routes: pages.flatMap(routeOf), siteConfig: askedSiteConfig(config) }
  const defaultCreateSitemapItems = ({ routes }: GivenRoutes) =>
    Promise.resolve(routes.flatMap(({ path }) => known.get(path) ?? []))
  try {
    const items = await bundler.runCode(() => create({ ...given, defaultCreateSitemapItems }))
    if (!Array.isArray(items)) throw new Error('the answer is no array')
    const entries = items.map((item: unknown) => entryOf(item, config.url, config.sitemap?.lastModified === 'date'))
    const text = sitemapText(entries)
    return outcome(entries.length === 0 ? [] : [{ path: sitemapPath(config), make: () => text }])
  } catch (error) {
    const message = `Unexpected error, expected items of the sitemap: ${messageOf(error)}`
    return outcome([], [invalidConfig({ file: configSource, path: 'createSitemapItems', message })])
  }
}

function routeOf({ plan: { page, source, changed } }: MadePage): readonly GivenRoute[] {
  if (page.content.type === 'not-found') return []
  const metadata = {
    ...(source !== undefined && { sourceFilePath: source }),
    ...(changed !== undefined && { lastUpdatedAt: Date.parse(changed) }),
  }
  return [{ path: page.route, exact: true, metadata }]
}

/** An item as Docusaurus makes it. */
function itemOf({ url, lastModified, changefreq, priority }: SitemapEntry, { config }: Site): GivenSitemapItem {
  const isDated = config.sitemap?.lastModified !== undefined
  return {
    url,
    changefreq: changefreq ?? null,
    priority: priority ?? null,
    lastmod: (isDated ? lastModified : undefined) ?? null,
  }
}

function entryOf(item: unknown, origin: string, isDay: boolean): SitemapEntry {
  if (!isObject(item) || typeof item['url'] !== 'string') throw new Error('an item has no "url"')
  const { url, lastmod, changefreq, priority, links } = item
  const moment = lastmod === undefined || lastmod === null ? undefined : new Date(String(lastmod)).toISOString()
  return {
    url: new URL(url, origin).href,
    lastModified: isDay ? moment?.slice(0, 10) : moment,
    changefreq: typeof changefreq === 'string' ? changefreq : undefined,
    priority: typeof priority === 'number' ? priority : undefined,
    alternates: (Array.isArray(links) ? links : []).flatMap((link: unknown) =>
      isObject(link)
        ? [{ tag: String(link['hreflang'] ?? link['lang']), url: new URL(String(link['url']), origin).href }]
        : [],
    ),
    isGiven: true,
    parts: sitemapParts(item, origin),
  }
}
