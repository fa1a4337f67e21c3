import { isObject } from '../../text/is-object.ts'
import { granted, joined, leftOut, otherwise, partOf, same, unless, type Rule } from './part.ts'

/**
 * Options of `@docusaurus/plugin-sitemap`. How often pages change is written where the config says it.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-sitemap#configuration
 */
export const sitemap: Rule = (options, at) => {
  const { createSitemapItems, changefreq, priority } = isObject(options) ? options : {}
  // A function is given items that say how often every page changes, unless the config says that they don't.
  const weekly = {
    ...(changefreq !== null && { changefreq: 'weekly' }),
    ...(priority !== null && { priority: 0.5 }),
  }
  const always = typeof createSitemapItems === 'function' ? { config: { sitemap: weekly } } : {}
  const own = partOf(options, at, {
    id: granted,
    changefreq: unless(null, same('sitemap.changefreq')),
    priority: unless(null, same('sitemap.priority')),
    lastmod: (value, place) => same('sitemap.lastModified')(value ?? 'none', place),
    filename: unless('sitemap.xml', same('sitemap.filename')),
    ignorePatterns: same('sitemap.exclude'),
    createSitemapItems: (value, place) =>
      typeof value === 'function'
        ? { config: { asked: { sitemapItems: value } } }
        : leftOut('what lists pages is a function')(value, place),
    // Options of releases before 2.0.
    cacheTime: otherwise('the file is written once'),
    trailingSlash: otherwise('it lists the addresses of pages as they are'),
  })
  return joined([always, own])
}
