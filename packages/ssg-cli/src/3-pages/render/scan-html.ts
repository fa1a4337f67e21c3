/** Ids that a page offers and URLs that it asks for. */
export interface HtmlFacts {
  /** Values of `id` and of `<a name>`, in document order, with repeats. */
  readonly ids: readonly string[]
  /** Values of `href` on `<a>`. */
  readonly hrefs: readonly string[]
}

/** A start tag with its attributes. Who renders escapes `<` in text, so only tags match. */
const startTag = /<([a-zA-Z][^\s/>]*)((?:\s+[^\s=>/]+(?:="[^"]*"|='[^']*'|=[^\s"'>]+)?)+)\s*\/?>/g
const attribute = /\s([^\s=>/]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

/** Read ids and link targets from HTML that a renderer made. */
export function scanHtml(html: string): HtmlFacts {
  const ids: string[] = []
  const hrefs: string[] = []
  for (const [, tag, attributes] of html.matchAll(startTag)) {
    if (!attributes || !/\s(?:id|name|href)=/.test(attributes)) continue
    for (const [, name, double, single, bare] of attributes.matchAll(attribute)) {
      const value = double ?? single ?? bare ?? ''
      if (name === 'id' || (name === 'name' && tag === 'a')) ids.push(unescapeHtml(value))
      else if (name === 'href' && tag === 'a') hrefs.push(unescapeHtml(value))
    }
  }
  return { ids, hrefs }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text of HTML that a renderer made, without its entities. */
export function unescapeHtml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return entities[name] ?? whole
  })
}
