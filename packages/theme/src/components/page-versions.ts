import type { PageVersion, SiteLayout } from 'docs-build/page'

/** A version in a dropdown of the navbar. */
export interface VersionChoice {
  readonly name: string
  readonly label: string
  readonly href: string
  readonly active: boolean
}

/**
 * List the versions of a collection as a page offers them: the same doc in each version,
 * or, on a page that belongs to no version, the main doc of each.
 */
export function pageVersions(
  layout: SiteLayout,
  version: PageVersion | undefined,
  collection: string,
): readonly VersionChoice[] {
  if (version?.collection === collection) return version.alternatives
  const versions = layout.collections.find(({ id }) => id === collection)?.versions ?? []
  return versions.map(({ name, label, mainHref }) => ({ name, label, href: mainHref, active: false }))
}
