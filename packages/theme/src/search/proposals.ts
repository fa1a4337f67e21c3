const most = 3

/** The group of what belongs to no part of the site: a word that finds nothing. */
const rest = 'Documentation'

/**
 * Choose what to search for when nothing was found: parts of the site that the last results came from, then the
 * site's sections. Never what was just searched.
 */
export function proposals(query: string, seen: readonly string[], sections: readonly string[]): readonly string[] {
  const own = query.toLowerCase()
  const parts = seen.filter((name) => name !== rest)
  return [...new Set([...parts, ...sections])].filter((name) => name.toLowerCase() !== own).slice(0, most)
}
