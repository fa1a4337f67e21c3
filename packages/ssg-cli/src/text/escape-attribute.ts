/**
 * Escape text for HTML: inside elements, and in attributes within double quotes.
 *
 *     escapeAttribute('a="b"')  // → 'a=&#34;b&#34;'
 */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
