import { unescapeHtml } from '../../text/html/unescape-html.ts'

/** Something that an element gets for an event, and that nobody calls. */
export interface UnheardEvent {
  /** `onClick`. */
  readonly name: string
  /** A text is called nowhere; a function is in an island. */
  readonly kind: 'function' | 'string'
  /** The site's file that shows the element; '' where that is the theme, or the doc itself. */
  readonly file: string
}

const parts =
  /<(?<close>\/?)(?<tag>docs-island|docs-slot(?<root> data-root="")?|template)(?=[\s>])| data-unheard="(?<kind>function|string) (?<name>\w+) (?<file>[^"]*)"/g

/** Take the marks of elements with events out of HTML. What lies in an island or a root hears; what lies in a slot of one does not. */
export function takeUnheard(html: string): { readonly html: string; readonly unheard: readonly UnheardEvent[] } {
  if (!html.includes(' data-unheard="')) return { html, unheard: [] }
  const unheard: UnheardEvent[] = []
  const around: string[] = []
  const clean = html.replace(parts, (whole, ...rest) => {
    // The groups of the expression above.
    const { close, tag, root, kind, name = '', file = '' } = rest.at(-1) as Readonly<Record<string, string | undefined>>
    if (tag !== undefined) {
      if (close === '') around.push(root === undefined ? tag : 'docs-island')
      else around.pop()
      return whole
    }
    if (kind === 'string') unheard.push({ name, kind, file: unescapeHtml(file) })
    else if (around.at(-1) !== 'docs-island') unheard.push({ name, kind: 'function', file: unescapeHtml(file) })
    return ''
  })
  return { html: clean, unheard }
}
