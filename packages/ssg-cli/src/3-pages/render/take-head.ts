import type { HeadElement } from '../../model/page-meta.ts'
import { headTags } from '../../text/head-tags.ts'
import { scriptText } from '../../text/script-text.ts'
import { unescapeHtml } from '../../text/unescape-html.ts'

/** An article without what belongs into the head of its page. */
export interface TakenHead {
  readonly html: string
  readonly head: readonly HeadElement[]
  /** Names of what else `<Head>` holds: no head may have it. */
  readonly lost: readonly string[]
}

const mark = /<docs-head data-elements="([^"]*)"><\/docs-head>/g
/** Take what `<Head>` holds out of an article. */
export function takeHead(html: string): TakenHead {
  if (!html.includes('<docs-head ')) return { html, head: [], lost: [] }
  const head: HeadElement[] = []
  const rest = html.replace(mark, (_, elements: string) => {
    // Written by the module of `Head` as JSON of exactly this shape.
    head.push(...(JSON.parse(unescapeHtml(elements)) as HeadElement[]))
    return ''
  })
  const known = head.filter(({ tag }) => headTags.has(tag))
  const lost = head.flatMap(({ tag }) => (headTags.has(tag) ? [] : [tag]))
  return { html: rest, head: known.map(withSafeText), lost }
}

function withSafeText(element: HeadElement): HeadElement {
  const { tag, attributes, text } = element
  return tag === 'script' ? { ...element, text: scriptText(text, attributes['type']) } : element
}
