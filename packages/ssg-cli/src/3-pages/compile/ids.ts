import { slug } from 'github-slugger'

/** The ids of one page. */
export interface IdRegistry {
  /** Take an id that an author chose. Taking it twice is left to the check for duplicates. */
  reserve(id: string): void
  /** Take the id for a text: its slug, with a number if that one is taken. */
  unique(text: string): string
  /** Take an id as it is, with a number if it is taken. */
  numbered(id: string): string
}

/**
 * Keep the ids of a page apart. Numbers follow github-slugger: `-1` for the second. Letters are lower case unless their case is kept.
 *
 * @see https://github.com/Flet/github-slugger
 */
export function createIdRegistry(keepsCase = false): IdRegistry {
  const taken = new Map<string, number>()
  return {
    reserve(id) {
      if (!taken.has(id)) taken.set(id, 0)
    },
    unique: (text) => numbered(slug(text, keepsCase)),
    numbered,
  }

  function numbered(base: string): string {
    let count = taken.get(base)
    if (count === undefined) {
      taken.set(base, 0)
      return base
    }
    let id = base
    while (taken.has(id)) id = `${base}-${++count}`
    taken.set(base, count)
    taken.set(id, 0)
    return id
  }
}
