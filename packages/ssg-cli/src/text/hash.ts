import { hash } from 'node:crypto'

/** Hashes of values that many pages share: each is serialized once in its life. */
const known = new WeakMap<object, string>()

/**
 * A short name for a value: equal values have equal hashes, on every machine.
 *
 * Objects given as arguments are remembered by identity, so that a value shared by thousands of pages
 * (a sidebar, the layout) costs one serialization. That is sound because values between steps never change.
 *
 *     hashValues(layout, sidebar.items, page)  // → '5f0c…' (32 hex digits)
 */
export function hashValues(...values: readonly unknown[]): string {
  return hashOf(values.map(hashOfValue).join('\u0000'))
}

/** Digits of a hash. */
export const hashLength = 32

/** The hash of a text or of bytes: 128 bits of SHA-256, as 32 hex digits. */
export function hashOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex').slice(0, hashLength)
}

function hashOfValue(value: unknown): string {
  if (typeof value === 'string') return value.length > 200 ? hashOf(value) : `"${value}`
  if (value === null || typeof value !== 'object') return String(value)
  const before = known.get(value)
  if (before !== undefined) return before
  const made = hashOf(JSON.stringify(value))
  known.set(value, made)
  return made
}
