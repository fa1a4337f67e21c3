/**
 * Bring text into one line without spaces at its ends.
 *
 *     oneLine('One\n  two\n')  // → 'One two'
 */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
