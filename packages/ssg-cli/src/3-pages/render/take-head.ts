import type { HeadElement } from '../../model/page-meta.ts'
import { scriptText } from '../../text/script-text.ts'
import { unescapeHtml } from '../../text/unescape-html.ts'

/** An article without what belongs into the head of its page. */
export interface TakenHead {
  readonly html: string
  readonly head: readonly HeadElement[]
}

const mark = /<docs-head data-elements="([^"]*)"><\/docs-head>/g
/** Those of the root and the body say which attributes these have. */
const tags = new Set(['html', 'body', 'title', 'meta', 'link', 'script', 'style', 'noscript', 'base'])

/** Take what `<Head>` holds out of an article. */
export function takeHead(html: string): TakenHead {
  if (!html.includes('<docs-head ')) return { html, head: [] }
  const head: HeadElement[] = []
  const rest = html.replace(mark, (_, elements: string) => {
    // Written by the module of `Head` as JSON of exactly this shape.
    head.push(...(JSON.parse(unescapeHtml(elements)) as HeadElement[]))
    return ''
  })
  return { html: rest, head: head.filter(({ tag }) => tags.has(tag)).map(withSafeText) }
}

function withSafeText(element: HeadElement): HeadElement {
  const { tag, attributes, text } = element
  return tag === 'script' ? { ...element, text: scriptText(text, attributes['type']) } : element
}
