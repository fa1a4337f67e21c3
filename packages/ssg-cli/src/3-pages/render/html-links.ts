/** A link to a place of this site, from its root. Other sites, mail and places within the page are left alone. */
const rooted = /(<a\s(?:[^>"']|"[^"]*"|'[^']*')*?\shref=|<a\shref=)(?:"(\/(?!\/)[^"]*)"|'(\/(?!\/)[^']*)')/gi
/** A picture of this site, from its root. */
const pictures = /(<img\s(?:[^>"']|"[^"]*"|'[^']*')*?\ssrc=|<img\ssrc=)(?:"(\/(?!\/)[^"]*)"|'(\/(?!\/)[^']*)')/gi

/**
 * Give the links and pictures in HTML of the config their base URL and their one form, as links in pages have them.
 *
 *     withSiteLinks('<a href="/new">New</a>', (url) => `/manual${url}`, links.push)  // → '<a href="/manual/new">New</a>'
 *
 * @param on is told each link and picture of this site, resolved
 */
export function withSiteLinks(
  html: string,
  resolve: (url: string) => string,
  on: { readonly link: (href: string) => void; readonly picture: (src: string) => void },
): string {
  const linked = html.replace(rooted, (_, before: string, double?: string, single?: string) => {
    const href = resolve(double ?? single ?? '')
    on.link(href)
    return `${before}"${href}"`
  })
  return linked.replace(pictures, (_, before: string, double?: string, single?: string) => {
    const src = resolve(double ?? single ?? '')
    on.picture(src)
    return `${before}"${src}"`
  })
}
