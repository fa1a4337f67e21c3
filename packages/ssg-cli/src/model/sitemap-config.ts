/** What the sitemap says. */
export interface SitemapConfig {
  /** Globs of URLs, with base URL, that it does not list. */
  readonly exclude?: readonly string[]
  /** When files were last changed, by git too: as a day or a moment, or nothing. Undefined: the day, where the page shows it. */
  readonly lastModified?: 'date' | 'datetime' | 'none'
  /** How often pages change. */
  readonly changefreq?: 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never'
  /** From 0 to 1. */
  readonly priority?: number
  /** Path of the file below the root of the site: `sitemap.xml` unless it is said. */
  readonly filename?: string
}
