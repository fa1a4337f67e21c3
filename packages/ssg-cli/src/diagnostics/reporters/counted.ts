/**
 * A number with its noun.
 *
 *     counted(1, 'page')     // → '1 page'
 *     counted(1200, 'page')  // → '1,200 pages'
 */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}
