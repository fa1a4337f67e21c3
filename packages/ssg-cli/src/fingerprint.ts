import { hash } from 'node:crypto'

/** Prints of values that many pages share: each is serialized once in its life. */
const known = new WeakMap<object, string>()

/**
 * A short name for a value: equal values have equal prints, on every machine.
 *
 * Objects given as arguments are remembered by identity, so that a value shared by thousands of pages
 * (a sidebar, the shell) costs one serialization. That is sound because values between steps never change.
 *
 *     fingerprint(shell, sidebar.items, page)  // → '5f0c…' (32 hex digits)
 */
export function fingerprint(...values: readonly unknown[]): string {
  return digest(values.map(printOf).join('\u0000'))
}

/** The print of a text or of bytes: 128 bits of SHA-256, as 32 hex digits. */
export function digest(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex').slice(0, 32)
}

function printOf(value: unknown): string {
  if (typeof value === 'string') return value.length > 200 ? digest(value) : `"${value}`
  if (value === null || typeof value !== 'object') return String(value)
  const print = known.get(value)
  if (print !== undefined) return print
  const made = digest(JSON.stringify(value))
  known.set(value, made)
  return made
}
