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

/** Put the list of kept pages where a document has an empty one. Those of one title have their paths beside them. */
export function withKeptPages(html: string, pages: readonly KeptPage[]): string {
  const items = pages.map(({ url, title }) => {
    const isOne = pages.filter((page) => page.title === title).length === 1
    const path = isOne ? '' : ` <code>${new URL(url).pathname}</code>`
    return `<li><a href="${url.replaceAll('"', '%22')}">${title}</a>${path}</li>`
  })
  return html.replace('<ul></ul>', () => `<ul>${items.join('')}</ul>`)
}
