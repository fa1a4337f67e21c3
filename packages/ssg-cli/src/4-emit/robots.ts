import type { Emitter, MadeFile } from './emitter.ts'

/**
 * `robots.txt`: everything may be read, unless the site asks not to be indexed.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export const robotsFile: Emitter<MadeFile> = ({ site: { config } }) => {
  const rule = config.noIndex ? 'Disallow: /' : 'Allow: /'
  const make = () => `User-agent: *\n${rule}\n\nSitemap: ${config.url}${config.baseUrl}sitemap.xml\n`
  return [{ path: 'robots.txt', make }]
}
