import { nearest } from '../../text/nearest.ts'
import type { CollectionConfig } from '../../model/config.ts'

/** The collection to freeze: the one that is named, else the only one with versions, else `default`. */
export function chooseCollection(
  collections: readonly CollectionConfig[],
  named: string | undefined,
): { readonly collection: CollectionConfig } | { readonly problem: string } {
  const versioned = collections.filter((collection) => collection.versioned)
  const ids = versioned.map(({ id }) => `"${id}"`).join(', ')
  if (named !== undefined) {
    const collection = collections.find(({ id }) => id === named)
    if (collection?.versioned) return { collection }
    if (collection) return { problem: `The collection "${named}" has no versions: its config says versioned: false.` }
    const near = nearest(
      named,
      versioned.map(({ id }) => id),
    )[0]
    const meant = near === undefined ? '' : ` Did you mean "${near}"?`
    return { problem: `Unexpected collection "${named}", expected one of ${ids || 'none'}.${meant}` }
  }
  const collection = versioned.length === 1 ? versioned[0] : versioned.find(({ id }) => id === 'default')
  if (collection) return { collection }
  return versioned.length === 0
    ? { problem: 'No collection of this site has versions: each config says versioned: false.' }
    : { problem: `Several collections have versions: ${ids}. Name one with --collection.` }
}
