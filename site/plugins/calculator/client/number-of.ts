/**
 * The number that a reader typed or pasted: with a comma for a point, with spaces or other marks between its digits, with
 * the minus of a book. NaN for any other text.
 *
 *     numberOf('101 325')  // → 101325
 */
export function numberOf(text: string): number {
  const plain = plainNumber(text)
  return /^[\d.e+-]+$/i.test(plain) ? Number(plain) : NaN
}

/**
 * The text of a number as addresses have it: with a point, and without marks between thousands, which stand before three digits
 * and another mark. One mark alone may as well be a point.
 */
export function plainNumber(text: string): string {
  const own = text.replace(/[\s'’]/g, '').replaceAll('−', '-')
  const [thousands = ' '] = own.match(/[.,](?=\d{3}[.,])/) ?? []
  return own.replaceAll(thousands, '').replace(',', '.')
}
