/**
 * Follow moves to where each file is now. A path at which there is a file again is no old path.
 *
 *     latestPaths([['b.md', 'c.md'], ['a.md', 'b.md']], (path) => path === 'c.md')
 *     // → Map {'b.md' → 'c.md', 'a.md' → 'c.md'}
 *
 * @param moves latest first
 */
export function latestPaths(
  moves: readonly (readonly [from: string, to: string])[],
  exists: (path: string) => boolean,
): ReadonlyMap<string, string> {
  const latest = new Map<string, string>()
  for (const [from, to] of moves) {
    const path = exists(to) ? to : latest.get(to)
    if (path !== undefined && !exists(from) && !latest.has(from)) latest.set(from, path)
  }
  return latest
}
