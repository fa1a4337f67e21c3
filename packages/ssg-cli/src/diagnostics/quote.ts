const longest = 160

/**
 * Put a value into double quotes for a message; a very long one, such as a `data:` URL, is cut.
 *
 *     quote('intro')  // → '"intro"'
 */
export function quote(value: string): string {
  return `"${value.length > longest ? `${value.slice(0, longest - 1)}…` : value}"`
}
