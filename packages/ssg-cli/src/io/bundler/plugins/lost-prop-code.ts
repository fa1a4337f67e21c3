/**
 * The module by which an island, when it is rendered, looks for a property that does not come to the browser as it is: what
 * JSON leaves out or turns into something else. Elements are none where they become slots.
 *
 *     lostProp({ a: [{ onPick() {} }] })  // → 'function a[0].onPick'
 *     lostProp({ a: 1 })                  // → undefined
 */
export const lostPropCode = `
export function lostProp(value, path = '', above = [], hasSlots = false) {
  const kind = kindOf(value, above)
  if (kind === 'element' && hasSlots) return undefined
  if (kind !== undefined) return kind + ' ' + path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const lost = lostProp(inner, join(path, key, Array.isArray(value)), [...above, value], hasSlots)
    if (lost !== undefined) return lost
  }
  return undefined
}

function kindOf(value, above) {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return typeof value
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value)
  if (typeof value !== 'object' || value === null) return undefined
  if (typeof value.$$typeof === 'symbol') return 'element'
  if (above.includes(value)) return 'circle'
  const prototype = Object.getPrototypeOf(value)
  const isPlain = Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null
  return isPlain ? undefined : prototype.constructor?.name || 'object'
}

function join(path, key, isArray) {
  if (isArray) return path + '[' + key + ']'
  return path === '' ? key : path + '.' + key
}
`
