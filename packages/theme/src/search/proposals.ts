/** What may be proposed. */
export interface ProposalInput {
  readonly query: string
  /** Parts of the site that the last results came from. */
  readonly seen: readonly string[]
  /** Titles of pages at the top of the site. */
  readonly sections: readonly string[]
  /** A hosted index finds hits by the part of the site that they belong to; the embedded one finds pages. */
  readonly isHosted: boolean
}

const most = 3

/**
 * Choose what to search for when nothing was found: parts of the site that the last results came from, then the
 * site's sections. Never what was just searched, and nothing that finds nothing.
 */
export function proposals({ query, seen, sections, isHosted }: ProposalInput): readonly string[] {
  const own = query.toLowerCase()
  const found = seen.filter((name) => isHosted || sections.includes(name))
  return [...new Set([...found, ...sections])].filter((name) => name.toLowerCase() !== own).slice(0, most)
}
