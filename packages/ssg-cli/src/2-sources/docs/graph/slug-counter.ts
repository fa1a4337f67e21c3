/** Makes slugs of labels; a slug that was given before gets a number. */
export type SlugCounter = (label: string) => string

// Letters, marks, digits and connectors (such as `_`), hyphens and spaces are what GitHub keeps of a heading.
const dropped = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu

/**
 * Count the slugs of a version.
 *
 *     const slugOf = slugCounter()
 *     slugOf('API Docs')  // → 'api-docs'
 *     slugOf('API Docs')  // → 'api-docs-1'
 */
export function slugCounter(): SlugCounter {
  const counts = new Map<string, number>()
  return (label) => {
    const base = label.toLowerCase().replace(dropped, '').replaceAll(' ', '-')
    let count = counts.get(base)
    let slug = base
    while (count !== undefined && counts.has(slug)) slug = `${base}-${++count}`
    counts.set(base, count ?? 0)
    if (slug !== base) counts.set(slug, 0)
    return slug
  }
}
