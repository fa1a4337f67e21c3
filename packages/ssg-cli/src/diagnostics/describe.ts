import { quote } from './quote.ts'

/**
 * Name a value that stands where it cannot be, for a message.
 *
 *     describe('a')  // → '"a"'
 *     describe(3)    // → 'number 3'
 *     describe([])   // → 'array'
 */
export function describe(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'number') return `number ${value}`
  if (typeof value === 'function') return 'function'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Promise) return 'promise'
  if (typeof value === 'object' && value !== null) return 'object'
  return typeof value === 'symbol' ? 'symbol' : String(value)
}
