import { nearest } from '../../text/nearest.ts'
import type { IndexManifest } from '@docs-build/search/reader'
import { versionTag } from '@docs-build/search'

/**
 * The tags to search in: pages outside of docs, and of each collection the named version if it has one, else its
 * latest. A text when no collection has the version.
 */
export function versionTags(
  collections: IndexManifest['collections'],
  version: string | undefined,
): readonly string[] | string {
  const names = collections.flatMap(({ versions }) => versions.flatMap(({ name, label }) => [name, label]))
  if (version !== undefined && !names.includes(version)) {
    const [near] = nearest(version, names)
    const known = [...new Set(names)].map((name) => `"${name}"`).join(', ')
    return `Unexpected version "${version}", expected one of ${known}.${near === undefined ? '' : ` Did you mean "${near}"?`}`
  }
  const tags = collections.map(({ id, versions }) => {
    const chosen = versions.find(({ name, label }) => name === version || label === version)
    const { name } = chosen ?? versions.find(({ isLast }) => isLast) ?? { name: 'current' }
    return versionTag(id, name)
  })
  return ['default', ...tags]
}

/** The tags of all versions of all collections. */
export function allVersionTags(collections: IndexManifest['collections']): readonly string[] {
  return collections.flatMap(({ id, versions }) => versions.map(({ name }) => versionTag(id, name)))
}
