import { unescapeHtml } from '../../text/html/unescape-html.ts'

/** A property of an island that does not come to the browser as it is. */
export interface LostProp {
  /** Name of the island: the path of its module. */
  readonly island: string
  /** Where in the properties: `rows[0].onPick`. */
  readonly path: string
  /** What stands there: `function`, `element`, `Date`. */
  readonly kind: string
  /** True where the component stays as it is rendered for that, since it did not ask to be an island. */
  readonly isAsleep?: true
}

const asleep = /<docs-asleep data-island="(?<island>[^"]*)" data-lost="(?<kind>[^" ]*) (?<path>[^"]*)"><\/docs-asleep>/g
const mark =
  /(<docs-island data-island="(?<island>[^"]*)" data-props="[^"]*") data-lost="(?<kind>[^" ]*) (?<path>[^"]*)"/g

/** Take the marks of lost properties out of an article. */
export function takeLostProps(html: string): { readonly html: string; readonly lost: readonly LostProp[] } {
  if (!html.includes(' data-lost="')) return { html, lost: [] }
  const lostIn = (marks: RegExp, more: Pick<LostProp, 'isAsleep'> = {}) =>
    Array.from(html.matchAll(marks), ({ groups: { island = '', kind = '', path = '' } = {} }) => ({
      island: unescapeHtml(island),
      path: unescapeHtml(path),
      kind,
      ...more,
    }))
  const lost = [...lostIn(mark), ...lostIn(asleep, { isAsleep: true })]
  return { html: html.replace(mark, '$1').replace(asleep, ''), lost }
}
