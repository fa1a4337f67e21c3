import { collectionSchema } from './collection-schema.ts'
import { collectionsSchema } from './schema.ts'
import type { PlacedCollection } from './collection-problems.ts'
import type { Problem } from './problem.ts'

/** The collections of a config, from its short form `docs` too. */
export interface Collections {
  /** Undefined when one of them is wrong in itself, which the schema tells. */
  readonly collections: readonly PlacedCollection[] | undefined
  readonly problems: readonly Problem[]
}

/** Read the collections of a config, whatever else in it is wrong: the folder `docs` when it names none. */
export function collectionsOf({ docs, collections }: Readonly<Record<string, unknown>>): Collections {
  const expected = 'expected "docs" (one collection) or "collections" (an array of them)'
  if (docs !== undefined && docs !== false && collections !== undefined) {
    return wrong({ path: ['docs'], message: `Unexpected "docs" beside "collections", ${expected}`, key: 'docs' })
  }
  if (docs === false && collections === undefined) return { collections: [], problems: [] }
  if (collections === undefined) {
    const { data } = collectionSchema.safeParse(docs ?? {})
    return { collections: data && [{ collection: data, path: ['docs'] }], problems: [] }
  }
  if (Array.isArray(collections) && collections.length === 0) {
    const message = 'Unexpected empty list, expected at least one collection of docs'
    return wrong({ path: ['collections'], message, hint: "Write: docs: { path: 'docs' }", key: 'collections' })
  }
  const { data } = collectionsSchema.safeParse(collections)
  const placed = data?.map((collection, index) => ({ collection, path: ['collections', index] }))
  return { collections: placed, problems: [] }
}

function wrong(problem: Problem): Collections {
  return { collections: undefined, problems: [problem] }
}
