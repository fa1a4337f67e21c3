const most = 3

/**
 * Choose what to search for when nothing was found: parts of the site that the last results came from, then the
 * site's sections. Never what was just searched.
 */
export function proposals(query: string, seen: readonly string[], sections: readonly string[]): readonly string[] {
  const own = query.toLowerCase()
  return [...new Set([...seen, ...sections])].filter((name) => name.toLowerCase() !== own).slice(0, most)
}
