import type { Config } from '../model/config.ts'
import { sitemapPath } from './sitemap.ts'

/** One of the files in the folder that only the build writes. */
export const bundles = 'assets/client.js'

/** Files below the base URL that every build makes and no route has: links may lead to them. */
export function generatedFiles(config: Pick<Config, 'sitemap'>): readonly string[] {
  return [sitemapPath(config), 'robots.txt', 'llms.txt', 'search-records.json', '404.html']
}
