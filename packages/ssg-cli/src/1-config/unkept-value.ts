/** What a config hands on as it is: to plugins, which may take anything. */
const handedOn = new Set(['plugins', 'presets', 'themes'])

/** How deep objects and lists of a config may nest. A category of a sidebar takes two levels: 256 of these are as many as a page may have. */
export const mostLevels = 512

/**
 * The path of a value of a config that nobody could keep, since JSON has no such numbers, or that nests too deep; undefined where there is none. Each
 * value is looked at once, so that a getter that throws does so here.
 *
 *     unkeptValue({ search: { limit: 5n } })  // → ['search', 'limit']
 */
export function unkeptValue(config: unknown): readonly PropertyKey[] | undefined {
  const seen = new Set<object>()
  const left: Place[] = [{ value: config, depth: 0 }]
  for (const place of left) {
    const { value } = place
    if (typeof value === 'bigint' || place.depth > mostLevels) return pathOf(place)
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    for (const [key, inner] of Object.entries(value)) {
      if (!place.above && handedOn.has(key)) continue
      left.push({ value: inner, depth: place.depth + 1, above: place, key: Array.isArray(value) ? Number(key) : key })
    }
  }
  return undefined
}

/** A value, and where it stands in the one above it. */
interface Place {
  readonly value: unknown
  readonly depth: number
  readonly above?: Place
  readonly key?: PropertyKey
}

function pathOf(place: Place): readonly PropertyKey[] {
  const path: PropertyKey[] = []
  for (let at: Place | undefined = place; at; at = at.above) if (at.key !== undefined) path.unshift(at.key)
  return path
}
