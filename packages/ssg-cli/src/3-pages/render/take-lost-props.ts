import { unescapeHtml } from '../../text/unescape-html.ts'

/** A property of an island that does not come to the browser as it is. */
export interface LostProp {
  /** Name of the island: the path of its module. */
  readonly island: string
  /** Where in the properties: `rows[0].onPick`. */
  readonly path: string
  /** What stands there: `function`, `element`, `Date`. */
  readonly kind: string
}

const mark = /(<docs-island data-island="([^"]*)" data-props="[^"]*") data-lost="([^" ]*) ([^"]*)"/g

/** Take the marks of lost properties out of an article. */
export function takeLostProps(html: string): { readonly html: string; readonly lost: readonly LostProp[] } {
  if (!html.includes(' data-lost="')) return { html, lost: [] }
  const lost = Array.from(html.matchAll(mark), ([, , island = '', kind = '', path = '']) => ({
    island: unescapeHtml(island),
    path: unescapeHtml(path),
    kind,
  }))
  return { html: html.replace(mark, '$1'), lost }
}
