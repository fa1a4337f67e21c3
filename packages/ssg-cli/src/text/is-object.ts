/** Whether a value is an object with keys: no array, no promise. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Promise)
}

/** Nobody writes data that nests deeper, and what walks through it would run out of stack. */
export const deepest = 1000

/** Whether a value is data without functions, instances of classes or circles: it can be sent to a worker and has a hash. */
export function isPlain(value: unknown, above: readonly unknown[] = []): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return true
  if (typeof value !== 'object' || above.length > deepest || above.includes(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  const isData = Array.isArray(value) || prototype === null || prototype === Object.prototype
  const path = [...above, value]
  return isData && Object.values(value).every((item) => isPlain(item, path))
}
