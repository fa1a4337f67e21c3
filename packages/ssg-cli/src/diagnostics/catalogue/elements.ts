import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import { quote } from '../quote.ts'
import { diagnostic } from './diagnostic.ts'

/** An element that a page has once and of which an article can be no owner, or one that changes where links lead. */
export function misplacedElement(misplaced: {
  readonly file: string
  readonly position?: Position
  readonly around?: Position
  readonly route?: string
  /** `base`, `html`, `head` or `body`. */
  readonly name: string
}): Diagnostic {
  const { name, ...at } = misplaced
  const details = { ...at, subject: name }
  if (name === 'base')
    return diagnostic('misplaced-element', {
      ...details,
      message: 'Unexpected <base> with "href", expected none: it moves all relative links and anchors of the page',
      hint: 'Remove it, and write the URLs of links as they are. With "target" alone it does no harm.',
    })
  const hint =
    name === 'head'
      ? 'Write <Head> for what belongs in the head of the page.'
      : `Remove it. Its attributes may stand in the head of the page: <Head><${name} className="…" /></Head>.`
  const message = `Unexpected element ${quote(name)} in the middle of a page, which browsers pass over, expected none`
  return { ...diagnostic('misplaced-element', { ...details, message, hint }), severity: 'warning', isMild: true }
}
