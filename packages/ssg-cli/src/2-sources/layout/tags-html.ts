import type { HeadTag } from '../../model/head-tag.ts'
import type { SiteLayout } from '../../model/page.ts'
import { escapeAttribute } from '../../text/html/escape.ts'
import { voidElements } from '../../text/html/void-elements.ts'
import { scriptText } from '../../text/html/script-text.ts'

/** Write the tags of plugins as HTML, by place. Undefined without any. */
export function tagsHtml(tags: readonly HeadTag[]): SiteLayout['tags'] {
  if (tags.length === 0) return undefined
  const at = (wanted: NonNullable<HeadTag['place']>) =>
    tags.flatMap((tag) => ((tag.place ?? 'head') === wanted ? tagHtml(tag) : [])).join('')
  return { head: at('head'), bodyStart: at('body-start'), bodyEnd: at('body-end') }
}

function tagHtml({ tag, attributes = {}, content = '' }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
  )
  const start = `<${tag}${written.join('')}>`
  if (voidElements.has(tag)) return start
  return `${start}${contentOf(tag, content, attributes['type'])}</${tag}>`
}

/** Scripts and styles end at their end tag only: an entity would stand for itself. What `noscript` holds is HTML. */
function contentOf(tag: HeadTag['tag'], content: string, type: string | true = ''): string {
  if (tag === 'script') return scriptText(content, String(type))
  return tag === 'style' ? content.replace(/<(?=\/style)/gi, '\\3c ') : content
}
