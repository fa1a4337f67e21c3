/**
 * Where functions stand in a value, as the ends of expressions.
 *
 *     functionPlaces({ plugins: [plugin] }).get(plugin)  // → '.plugins[0]'
 */
export function functionPlaces(value: unknown): ReadonlyMap<Function, string> {
  const places = new Map<Function, string>()
  const seen = new Set<unknown>()
  walk(value, '')
  return places

  function walk(each: unknown, place: string): void {
    if (typeof each === 'function' && !places.has(each)) places.set(each, place)
    if (typeof each !== 'object' || each === null || seen.has(each)) return
    seen.add(each)
    for (const [key, inner] of Object.entries(each)) walk(inner, place + keyed(key, Array.isArray(each)))
  }
}

function keyed(key: string, isIndex: boolean): string {
  if (isIndex) return `[${key}]`
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
}
