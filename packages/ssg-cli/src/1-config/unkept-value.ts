/** What a config hands on as it is: to plugins, which may take anything. */
const handedOn = new Set(['plugins', 'presets', 'themes'])

/**
 * The path of a value of a config that nobody could keep, since JSON has no such numbers; undefined where there is none. Each
 * value is looked at once, so that a getter that throws does so here.
 *
 *     unkeptValue({ search: { limit: 5n } })  // → ['search', 'limit']
 */
export function unkeptValue(config: unknown): readonly PropertyKey[] | undefined {
  const seen = new Set<object>()
  const left: { readonly value: unknown; readonly path: readonly PropertyKey[] }[] = [{ value: config, path: [] }]
  for (const { value, path } of left) {
    if (typeof value === 'bigint') return path
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    for (const [key, inner] of Object.entries(value)) {
      if (path.length === 0 && handedOn.has(key)) continue
      left.push({ value: inner, path: [...path, Array.isArray(value) ? Number(key) : key] })
    }
  }
  return undefined
}
