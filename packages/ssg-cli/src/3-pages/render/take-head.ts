import type { HeadElement } from '../../model/page-meta.ts'
import { headTags } from '../../text/html/head-tags.ts'
import { scriptText } from '../../text/html/script-text.ts'
import { unescapeHtml } from '../../text/html/unescape-html.ts'

/** An article without what belongs into the head of its page. */
export interface TakenHead {
  readonly html: string
  readonly head: readonly HeadElement[]
  /** Names of what else `<Head>` holds: no head may have it. */
  readonly lost: readonly string[]
}

const mark = /<docs-head data-elements="([^"]*)"><\/docs-head>/g

/**
 * Take what `<Head>` holds out of an article. Of what there is once, the innermost and last one counts.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#head
 */
export function takeHead(html: string): TakenHead {
  if (!html.includes('<docs-head ')) return { html, head: [], lost: [] }
  const heads: (readonly HeadElement[])[] = []
  const rest = html.replace(mark, (_, elements: string) => {
    // Written by the module of `Head` as JSON of exactly this shape.
    heads.push(JSON.parse(unescapeHtml(elements)) as HeadElement[])
    return ''
  })
  const head = merged(heads)
  const known = head.filter(({ tag }) => headTags.has(tag))
  const lost = head.flatMap(({ tag }) => (headTags.has(tag) ? [] : [tag]))
  return { html: rest, head: known.map(withSafeText), lost }
}

function withSafeText(element: HeadElement): HeadElement {
  const { tag, attributes, text } = element
  return tag === 'script' ? { ...element, text: scriptText(text, attributes['type']) } : element
}

/** What stands twice within one `<Head>` is meant so. */
function merged(heads: readonly (readonly HeadElement[])[]): readonly HeadElement[] {
  const later = new Set<string>()
  const kept: HeadElement[] = []
  for (const head of heads.toReversed()) {
    const keys = head.map(keyOf)
    kept.unshift(...head.filter((_, index) => !later.has(keys[index] ?? '')))
    for (const key of keys) if (key !== undefined) later.add(key)
  }
  return kept
}

const named = ['charset', 'http-equiv', 'property', 'name', 'itemprop']

function keyOf({ tag, attributes }: HeadElement): string | undefined {
  if (tag === 'title') return tag
  if (tag === 'meta') {
    const key = named.find((name) => attributes[name] !== undefined)
    return key && `meta ${key}=${key === 'charset' ? '' : attributes[key]}`
  }
  if (tag !== 'link') return undefined
  return attributes['rel'] === 'canonical' ? 'canonical' : `link ${JSON.stringify(attributes)}`
}
