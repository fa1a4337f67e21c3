/** A run of sorted entries that become one file. */
export interface Piece<Entry> {
  readonly first: string
  readonly entries: readonly Entry[]
}

/**
 * Cut sorted entries into pieces of about `limit`; an entry that is larger stands alone.
 *
 *     cutPieces(terms, 32_768, ({ postings }) => postings.length)
 */
export function cutPieces<Entry extends { readonly key: string }>(
  entries: readonly Entry[],
  limit: number,
  sizeOf: (entry: Entry) => number,
): Piece<Entry>[] {
  const pieces: { first: string; entries: Entry[] }[] = []
  let size = Infinity
  for (const entry of entries) {
    const own = sizeOf(entry)
    if (size + own > limit) {
      pieces.push({ first: entry.key, entries: [] })
      size = 0
    }
    pieces.at(-1)?.entries.push(entry)
    size += own
  }
  return pieces
}
