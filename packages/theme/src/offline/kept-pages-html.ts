/** A page that is kept: its URL, and its title as HTML. */
export interface KeptPage {
  readonly url: string
  readonly title: string
}

/** A kept document as an entry of the list of them; undefined for redirects and other pages that no list names. */
export function keptPage(url: string, html: string): KeptPage | undefined {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? []
  return title === '' || /<meta name="robots" content="noindex/.test(html) ? undefined : { url, title }
}

/** Put the list of kept pages where a document has an empty one. */
export function withKeptPages(html: string, pages: readonly KeptPage[]): string {
  const items = pages.map(({ url, title }) => `<li><a href="${url.replaceAll('"', '%22')}">${title}</a></li>`)
  return html.replace('<ul></ul>', () => `<ul>${items.join('')}</ul>`)
}
