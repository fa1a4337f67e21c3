/**
 * The number that a reader typed or pasted: with a comma for a point, with spaces or other marks between its digits. NaN for any other text.
 *
 *     numberOf('101 325')  // → 101325
 */
export function numberOf(text: string): number {
  const plain = plainNumber(text)
  return /^[\d.e+-]+$/i.test(plain) ? Number(plain) : NaN
}

/** The text of a number as addresses have it: without marks between thousands where these are sure, with a point. */
export function plainNumber(text: string): string {
  const own = text.replace(/[\s'’]/g, '').replace('−', '-')
  const [, mark, only] = thousands.exec(own) ?? []
  return own.replaceAll(mark ?? only ?? ' ', '').replace(',', '.')
}

/** `1.013,25` and `1,013.25`; `1,013,250`. One mark alone may as well be a point. */
const thousands = /^[+-]?\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d*|([.,])\d{3}(?:\2\d{3})+)$/
