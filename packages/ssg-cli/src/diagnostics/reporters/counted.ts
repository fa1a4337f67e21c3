/**
 * A number with its noun.
 *
 *     counted(1, 'page')     // → '1 page'
 *     counted(1200, 'page')  // → '1,200 pages'
 */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`
}

/**
 * A whole number as it is written in English. Intl would say the same, and take 25 ms the first time.
 *
 *     grouped(1234567)  // → '1,234,567'
 */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
