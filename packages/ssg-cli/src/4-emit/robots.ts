/**
 * robots.txt: everything may be read, unless the site asks not to be indexed.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export function robots(input: { readonly url: string; readonly baseUrl: string; readonly noIndex: boolean }): string {
  const rule = input.noIndex ? 'Disallow: /' : 'Allow: /'
  return `User-agent: *\n${rule}\n\nSitemap: ${input.url}${input.baseUrl}sitemap.xml\n`
}
