/** The version that readers get unless they ask for another: the newest released one, or the current docs. */
export function lastVersion(names: readonly string[], configured?: string): string {
  if (configured !== undefined && names.includes(configured)) return configured
  return names.find((name) => name !== 'current') ?? 'current'
}
