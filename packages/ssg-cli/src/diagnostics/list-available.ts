import { nearest } from '../text/nearest.ts'
import { quote } from './quote.ts'

// A message is read by people: past this many names, the nearest are what helps.
const mostListed = 50

/**
 * List what exists as a sentence for a message, what is near to the wrong value first.
 *
 *     listAvailable('intro2', ['api', 'intro'])  // → 'Available: "intro", "api".'
 */
export function listAvailable(value: string, available: readonly string[]): string {
  if (available.length === 0) return 'None is available.'
  const near = nearest(value, available, 10)
  const listed = [...new Set([...near, ...available])]
  const more = listed.length - mostListed
  const names = listed.slice(0, mostListed).map(quote).join(', ')
  return more > 0 ? `Available: ${names} and ${more} more.` : `Available: ${names}.`
}
