/**
 * The text at a path of keys, in whatever came from elsewhere; undefined where there is none.
 *
 *     stringAt({ a: { b: 'c' } }, 'a', 'b')  // → 'c'
 */
export function stringAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = valueAt(value, ...path)
  return typeof found === 'string' && found !== '' ? found : undefined
}

/** What stands at a path of keys. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )
}
