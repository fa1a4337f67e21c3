import type { Diagnostic, Position } from '../../model/diagnostic.ts'
import { nearest } from '../../text/nearest.ts'
import { quote } from '../quote.ts'
import { diagnostic } from './diagnostic.ts'
import { inOwnWords } from './in-own-words.ts'

/** A directive that nothing closes: it ends with what holds it. */
export const unclosedDirective = inOwnWords('unclosed-directive')

/** An element of HTML in Markdown that nothing closes, likewise. */
export const unclosedElement = inOwnWords('unclosed-element')

/** A line of text that looks like the beginning or the end of a directive, and is none. */
export const noDirective = inOwnWords('unhandled-directive')

/**
 * A directive that nothing renders: `:::name`, `::name` or `:name[…]`; or an alert as GitHub has them, `> [!NAME]`. `available` are
 * the types of admonitions, and the directives of plugins. Of fewer than three colons only plugins make something.
 */
export function unhandledDirective({
  file,
  position,
  name,
  available,
  form = 'container',
}: {
  readonly file: string
  readonly position: Position
  readonly name: string
  readonly available: readonly string[]
  readonly form?: 'container' | 'leaf' | 'text' | 'alert'
}): Diagnostic {
  const isBox = form === 'container' || form === 'alert'
  const plain = form === 'alert' ? '"\\[" for a plain bracket' : '"\\:" for a plain colon'
  const remedy = isBox
    ? `Register it in the config (markdown.admonitions: { ${name}: 'Title' })`
    : `Add a plugin to the config that makes it (directives: { ${name}: … })`
  return diagnostic('unhandled-directive', {
    file,
    position,
    message: `Unexpected ${form === 'alert' ? 'alert' : 'directive'} ${quote(name)}, expected ${isBox ? 'the type of an admonition' : 'one that a plugin makes'}`,
    hint: `${remedy}, or write ${plain}.`,
    suggestion: nearest(name, available)[0],
  })
}
