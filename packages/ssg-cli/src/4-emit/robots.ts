import type { Emitter, MadeFile } from './emitter.ts'

/**
 * `robots.txt`: everything may be read, unless the site asks not to be indexed.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export const robotsFile: Emitter<MadeFile> = ({ site: { config } }) => {
  const { noIndex, url, baseUrl, sitemap } = config
  const rules = noIndex
    ? 'Disallow: /\n'
    : `Allow: /\n\nSitemap: ${new URL(baseUrl + (sitemap?.filename ?? 'sitemap.xml'), url).href}\n`
  const make = () => `User-agent: *\n${rules}`
  return [{ path: 'robots.txt', make }]
}
