import type { VersionKind } from '../../../model/head.ts'
import { tagSlug } from '../../urls/tag-slug.ts'
import type { ChangelogVersion } from './changelog-versions.ts'

/** Headings that are kinds wherever they stand: those of Keep a Changelog, and those of Changesets. */
const known = new Set(
  ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'].concat(
    ['Major', 'Minor', 'Patch'].map((size) => `${size} Changes`),
  ),
)

/**
 * The kinds of changes in each version of a changelog. Other headings than the usual ones are kinds when several versions have
 * them: what only one has says what is new in it. In a translation those are kinds that are some in the original.
 */
export function changelogKinds(
  versions: readonly ChangelogVersion[],
  originals: readonly ChangelogVersion[] = [],
): readonly (readonly VersionKind[])[] {
  if (originals.length > 0) return translatedKinds(versions, originals)
  const labels = versions.map(({ sections }) => sections.map(kindLabel))
  const counts = new Map<string, number>()
  for (const own of labels) for (const key of new Set(own.map(tagSlug))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const isKind = (label: string) => label !== '' && (known.has(label) || (counts.get(tagSlug(label)) ?? 0) > 1)
  return labels.map((own) => {
    const kinds = new Map<string, { readonly label: string; readonly sections: number[] }>()
    for (const [section, label] of own.entries()) {
      if (!isKind(label)) continue
      const kind = kinds.get(tagSlug(label)) ?? { label, sections: [] }
      kinds.set(tagSlug(label), kind)
      kind.sections.push(section)
    }
    return [...kinds.values()]
  })
}

/** A version with the sections of its original has its kinds, in words of its own. */
function translatedKinds(
  versions: readonly ChangelogVersion[],
  originals: readonly ChangelogVersion[],
): readonly (readonly VersionKind[])[] {
  const nameOf = ({ packageName, version }: ChangelogVersion) => `${packageName} ${version}`
  const kinds = changelogKinds(originals)
  const byName = new Map(originals.map((original, at) => [nameOf(original), { original, kinds: kinds[at] ?? [] }]))
  const own = changelogKinds(versions)
  return versions.map((version, at) => {
    const found = byName.get(nameOf(version))
    if (found?.original.sections.length !== version.sections.length) return own[at] ?? []
    return found.kinds.map(({ label, sections }) => {
      const heading = version.sections[sections[0] ?? 0] ?? label
      return { label: kindLabel(heading) || label, sections }
    })
  })
}

/** Without the pictures that some put before it: `🐛 Bug fixes`, `:bug: Bug fixes`. */
function kindLabel(heading: string): string {
  return heading.replace(/:[\w+-]+:/g, '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '')
}
