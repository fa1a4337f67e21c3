import { escapeAttribute } from '../../text/html/escape.ts'
import { safeHtml, type SafeHtml } from '../../text/html/safe-html.ts'
import { unescapeHtml } from '../../text/html/unescape-html.ts'
import { unsafeAttribute } from '../../text/html/unsafe-attribute.ts'

/** Properties, and what is known of the page. To look back costs time, so that it comes after the name of the attribute. */
const data = /(<docs-island data-island="[^"]*" data-props="| data-around="(?<=<docs-island [^>]*))([^"]*)"/g
const doubtful = /script:|feed:|view-source:|data:|__html|srcdoc/i

/** Properties that become URLs: `href`, `logoSrc`, `formAction`. Words may begin like an unsafe URL anywhere else. */
const url = /(?:^|[a-z])(?:href|src|srcset|srcdark|url|action|poster)$|^to$/i

/**
 * Take unsafe URLs out of the properties with which islands come to life: what they render later was never HTML of the build.
 *
 *     safeIslands('<docs-island data-island="A.tsx" data-props="{&quot;href&quot;:&quot;feed:x&quot;}">')
 *     // → {html: '<docs-island data-island="A.tsx" data-props="{}">', refused: ['feed:']}
 */
export function safeIslands(html: string): SafeHtml {
  if (!html.includes('<docs-island ')) return { html, refused: [] }
  const refused: string[] = []
  const safe = html.replace(data, (whole, start: string, escaped: string) => {
    if (!doubtful.test(escaped)) return whole
    const found = refused.length
    const text = JSON.stringify(parsed(unescapeHtml(escaped)), (key, value: unknown) => kept(key, value, refused))
    return refused.length === found ? whole : `${start}${escapeAttribute(text)}"`
  })
  return { html: safe, refused }
}

/** Whoever writes such an element by hand may write anything in it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

function kept(key: string, value: unknown, refused: string[]): unknown {
  if (typeof value !== 'string') return value
  const isHtml = key === '__html' || key === 'srcDoc'
  const found = isHtml ? safeHtml(value) : { html: undefined, refused: startsIn(key, value) }
  if (found.refused.length === 0) return value
  refused.push(...found.refused)
  return found.html
}

function startsIn(key: string, value: string): readonly string[] {
  if (!url.test(key)) return []
  const tag = /src|poster/i.test(key) ? 'img' : 'a'
  const start = unsafeAttribute(tag, /srcset$/i.test(key) ? 'srcset' : 'href', value)
  return start === undefined ? [] : [start]
}
