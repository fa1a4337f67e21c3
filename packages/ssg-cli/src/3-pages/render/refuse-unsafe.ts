import type { HeadElement } from '../../model/page-meta.ts'
import { safeHtml } from '../../text/html/safe-html.ts'
import { unsafeAttribute } from '../../text/html/unsafe-attribute.ts'
import type { Article } from './article-html.ts'
import { safeIslands } from './safe-islands.ts'

/** An article without unsafe URLs, and how those that were in it begin. */
export interface SafeArticle {
  readonly article: Pick<Article, 'html' | 'meta'>
  readonly refused: readonly string[]
}

/**
 * The last guard before an article becomes a page. What authors wrote as Markdown or as attributes was looked at when it was
 * compiled; what components and expressions made of their props is known only now.
 */
export function refuseUnsafe({ html, meta }: Pick<Article, 'html' | 'meta'>): SafeArticle {
  const islands = html === undefined ? undefined : safeIslands(html)
  const safe = islands && safeHtml(islands.html)
  const refused = [...(islands?.refused ?? []), ...(safe?.refused ?? [])]
  const head = meta?.head?.map((element) => safeElement(element, refused))
  return { article: { html: safe?.html, ...(meta && { meta: { ...meta, ...(head && { head }) } }) }, refused }
}

function safeElement(element: HeadElement, refused: string[]): HeadElement {
  const attributes = Object.entries(element.attributes).filter(([name, value]) => {
    const start = unsafeAttribute(element.tag, name, value)
    if (start !== undefined) refused.push(start)
    return start === undefined
  })
  return { ...element, attributes: Object.fromEntries(attributes) }
}
