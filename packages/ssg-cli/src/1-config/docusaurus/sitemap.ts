import { granted, leftOut, partOf, same, unless, type Rule } from './part.ts'

/**
 * Options of `@docusaurus/plugin-sitemap`. How often pages change is written where the config says it.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-sitemap#configuration
 */
export const sitemap: Rule = (options, at) =>
  partOf(options, at, {
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
  })
