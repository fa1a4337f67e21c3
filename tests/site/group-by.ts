/**
 * Put values with the same key together, in their order. `Map.groupBy` needs Node 21.
 *
 *     groupBy([1, 2, 3], (n) => n % 2)  // → Map {1 → [1, 3], 0 → [2]}
 */
export function groupBy<K, V>(values: readonly V[], keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}
