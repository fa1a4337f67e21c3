import { quote } from '../../../diagnostics/quote.ts'

/** Name a value that stands where it cannot be, for a message: `"a"`, `number 3`, `a list`. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'number') return `number ${value}`
  if (value === null || value === undefined) return 'empty value'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' ? 'object' : String(value)
}
