import type { CollectionConfig } from '../../model/config.ts'
import { joinFolder } from '../../text/urls/resolve-path.ts'

/** Where the parts of a version are, relative to the site folder. */
export interface VersionPaths {
  /** Its folder; of a version in git, relative to the repository. */
  readonly docs: string
  readonly sidebars: string
  /** The list of all versions. */
  readonly names: string
}

/**
 * Where a collection keeps a version.
 *
 * @see https://docusaurus.io/docs/versioning#directory-structure
 */
export function versionPaths(collection: CollectionConfig, name: string): VersionPaths {
  const { id, path, versionsDir, versions } = collection
  const beside = (file: string) => joinFolder(versionsDir, (id === 'default' ? '' : `${id}_`) + file)
  const { dir, git } = versions[name] ?? {}
  return {
    docs: git?.dir ?? dir ?? (name === 'current' ? path : beside(`versioned_docs/version-${name}`)),
    sidebars: beside(`versioned_sidebars/version-${name}-sidebars.json`),
    names: beside('versions.json'),
  }
}
