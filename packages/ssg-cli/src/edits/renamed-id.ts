/**
 * The id that a heading has now, told from the order of headings: those that kept their ids stand still, and what stands
 * where the old heading stood between them is its new name, if it is the only one there.
 *
 *     renamedId('setup', ['intro', 'setup', 'end'], ['intro', 'installation', 'end'])  // → 'installation'
 */
export function renamedId(id: string, before: readonly string[], now: readonly string[]): string | undefined {
  const at = before.indexOf(id)
  if (at < 0 || now.includes(id)) return undefined
  const kept = (other: string) => now.includes(other)
  const previous = before.slice(0, at).findLast(kept)
  const next = before.slice(at + 1).find(kept)
  const start = previous === undefined ? 0 : now.indexOf(previous) + 1
  const end = next === undefined ? now.length : now.indexOf(next)
  const gone = before.slice(
    previous === undefined ? 0 : before.indexOf(previous) + 1,
    next === undefined ? before.length : before.indexOf(next),
  )
  const added = now.slice(start, end)
  // As many headings as before: each has another name, and stands where it stood.
  return added.length === gone.length && added.every((other) => !before.includes(other))
    ? added[gone.indexOf(id)]
    : undefined
}
