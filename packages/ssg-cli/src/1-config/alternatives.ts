import { quote } from '../diagnostics/quote.ts'

/**
 * List the words that are allowed, for a message.
 *
 *     alternatives(['a', 'b', 'c'])  // → '"a", "b" or "c"'
 */
export function alternatives(words: readonly string[]): string {
  const quoted = words.map(quote)
  return [quoted.slice(0, -1).join(', '), quoted.at(-1) ?? ''].filter(Boolean).join(' or ')
}
