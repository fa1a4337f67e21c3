import type { DropdownVersion, PageVersion, SiteLayout } from 'docs-build/page'

/** A version in a dropdown of the navbar. */
export interface VersionChoice {
  readonly name: string
  readonly label: string
  readonly href: string
  readonly active: boolean
  /** The version lacks the page: this is its main doc. */
  readonly isMain?: true
}

/**
 * List the versions of a collection as a page offers them: the same doc in each version,
 * or, on a page that belongs to no version, the main doc of each.
 *
 * @param chosen which of them, in this order
 */
export function pageVersions(
  layout: SiteLayout,
  version: PageVersion | undefined,
  collection: string,
  chosen?: readonly DropdownVersion[],
): readonly VersionChoice[] {
  const all = allVersions(layout, version, collection)
  if (!chosen) return all
  return chosen.flatMap(({ name, label }) =>
    all.filter((choice) => choice.name === name).map((choice) => ({ ...choice, label: label ?? choice.label })),
  )
}

function allVersions(
  layout: SiteLayout,
  version: PageVersion | undefined,
  collection: string,
): readonly VersionChoice[] {
  if (version?.collection === collection) return version.alternatives
  const versions = layout.collections.find(({ id }) => id === collection)?.versions ?? []
  return versions.map(({ name, label, mainHref }) => ({ name, label, href: mainHref, active: false }))
}
