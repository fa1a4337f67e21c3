/**
 * The number that a reader typed: with a comma for a point, with spaces between its digits. NaN for any other text.
 *
 *     numberOf('101 325')  // → 101325
 */
export function numberOf(text: string): number {
  const plain = plainNumber(text)
  return /^[\d.e+-]+$/i.test(plain) ? Number(plain) : NaN
}

/** The text of a number as addresses have it: without spaces, with a point. */
export function plainNumber(text: string): string {
  return text.replace(/\s/g, '').replace(',', '.')
}
