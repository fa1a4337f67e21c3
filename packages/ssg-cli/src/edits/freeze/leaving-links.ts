import { routeKey } from '../../text/route-key.ts'
import { positionsIn } from '../../text/position-at.ts'
import { withBase } from '../../text/base-url.ts'
import { isExternal, splitUrl } from '../../text/split-url.ts'
import { specifierSpans } from './specifier-spans.ts'

/** A link that leads to another version than it stands in. */
export interface LeavingLink {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly url: string
}

/** Where links are looked for, and which of them count. */
export interface LeavingInput {
  /** Relative to the site folder. */
  readonly file: string
  readonly format: 'markdown' | 'json'
  readonly baseUrl: string
  /** Tells whether a page is one that the link should not lead to, by its {@link routeKey}. */
  readonly isElsewhere: (route: string) => boolean
}

/** The links of a text by URL that lead elsewhere than a reader would expect. */
export function leavingLinks(
  text: string,
  { file, format, baseUrl, isElsewhere }: LeavingInput,
): readonly LeavingLink[] {
  const positionOf = positionsIn(text)
  return specifierSpans(text, format).flatMap(({ kind, value, start }) => {
    if ((kind !== 'link' && kind !== 'attribute') || !value.startsWith('/') || isExternal(value)) return []
    const route = routeKey(withBase(splitUrl(value).path, baseUrl))
    if (!isElsewhere(route)) return []
    const { line, column } = positionOf(start, start)
    return [{ file, line, column, url: value }]
  })
}
