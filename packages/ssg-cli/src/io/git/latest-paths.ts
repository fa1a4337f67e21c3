/**
 * Follow moves to where each file is now. A path at which there is a file again is no old path.
 *
 *     lastPlaces([['b.md', 'c.md'], ['a.md', 'b.md']], (path) => path === 'c.md')
 *     // → Map {'b.md' → 'c.md', 'a.md' → 'c.md'}
 *
 * @param moves latest first
 */
export function latestPaths(
  moves: readonly (readonly [from: string, to: string])[],
  exists: (path: string) => boolean,
): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  for (const [from, to] of moves) {
    const place = exists(to) ? to : places.get(to)
    if (place !== undefined && !exists(from) && !places.has(from)) places.set(from, place)
  }
  return places
}
