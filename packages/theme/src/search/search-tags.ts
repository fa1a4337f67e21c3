/** What decides in which versions a reader searches. */
export interface TagContext {
  /** Tags that every search includes. */
  readonly tags: readonly string[]
  /** Collection id → its versions. */
  readonly versions: Readonly<Record<string, readonly { readonly name: string; readonly isLast: boolean }[]>>
  /** The version that the shown page belongs to. */
  readonly active?: { readonly collection: string; readonly name: string } | undefined
  /** The version of a collection that the reader chose earlier. */
  readonly preferred: (collection: string) => string | undefined
}

/**
 * List the tags of records that a reader wants to find: pages outside of docs, docs without versions, and of each
 * versioned collection the version that is being read, else the one that the reader prefers, else the latest.
 *
 * @see https://docusaurus.io/docs/search#contextual-search
 */
export function searchTags(context: TagContext): readonly string[] {
  const versioned = Object.keys(context.versions).flatMap((collection) => {
    const name = searchedVersion(collection, context)
    return name === undefined ? [] : [versionTag(collection, name)]
  })
  return [...context.tags, ...versioned]
}

/** The version of a collection in which a reader searches. */
export function searchedVersion(
  collection: string,
  { versions, active, preferred }: Omit<TagContext, 'tags'>,
): string | undefined {
  const known = versions[collection] ?? []
  const wanted = active?.collection === collection ? active.name : preferred(collection)
  return (known.find(({ name }) => name === wanted) ?? known.find(({ isLast }) => isLast))?.name
}

/**
 * The tag of the records of a version: `docs-default-8.1`. The generator writes the same, which a test sees to; imported
 * from there it would make a chunk that each page waits for.
 */
function versionTag(collection: string, name: string): string {
  return `docs-${collection}-${name}`
}
