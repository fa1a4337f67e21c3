import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import { nearest } from '../../text/nearest.ts'
import { quote } from '../quote.ts'
import { diagnostic } from './diagnostic.ts'
import { inOwnWords } from './in-own-words.ts'

/** A directive that nothing closes: it ends with what holds it. */
export const unclosedDirective = inOwnWords('unclosed-directive')

/**
 * A directive that nothing renders: `:::name`, `::name` or `:name[…]`; or an alert as GitHub has them, `> [!NAME]`. `available` are
 * the types of admonitions.
 */
export function unhandledDirective({
  file,
  position,
  name,
  available,
  isAlert = false,
}: {
  readonly file: string
  readonly position: Position
  readonly name: string
  readonly available: readonly string[]
  readonly isAlert?: boolean
}): Diagnostic {
  const plain = isAlert ? '"\\[" for a plain bracket' : '"\\:" for a plain colon'
  return diagnostic('unhandled-directive', {
    file,
    position,
    message: `Unexpected ${isAlert ? 'alert' : 'directive'} ${quote(name)}, expected the type of an admonition`,
    hint: `Register it in the config (markdown.admonitions: { ${name}: 'Title' }), or write ${plain}.`,
    suggestion: nearest(name, available)[0],
  })
}
