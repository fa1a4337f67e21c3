const longest = 160

/**
 * Put a value into double quotes for a message; a very long one, such as a `data:` URL, is cut.
 *
 *     quote('intro')  // → '"intro"'
 */
export function quote(value: string): string {
  return `"${value.length > longest ? `${value.slice(0, longest - 1)}…` : value}"`
}

/**
 * List the words that are allowed, for a message.
 *
 *     alternatives(['a', 'b', 'c'])  // → '"a", "b" or "c"'
 */
export function alternatives(words: readonly string[]): string {
  const quoted = words.map(quote)
  return [quoted.slice(0, -1).join(', '), quoted.at(-1) ?? ''].filter(Boolean).join(' or ')
}
