import { versionPath } from '../../2-sources/docs/graph/version-path.ts'
import type { CollectionConfig, VersionConfig } from '../../model/config.ts'
import type { FreezeKind, FreezePlan } from './freeze-plan.ts'

/** A version that is to come. */
export interface ComingVersion {
  readonly name: string
  readonly kind: FreezeKind
  readonly git?: { readonly ref: string; readonly dir: string }
  /** The version that it lies on, and what of it is not shown. */
  readonly below?: string
  readonly removed: readonly string[]
  /** What the config says of it already. */
  readonly configured?: VersionConfig
}

/** What the config has to say of all versions, or undefined when it does so already. */
export function comingVersions(
  { name, kind, git, below, removed, configured }: ComingVersion,
  others: CollectionConfig['versions'],
): FreezePlan['versions'] {
  const lies = below === undefined ? {} : { overlay: below, ...(removed.length > 0 && { remove: removed }) }
  const added = kind === 'copy' ? {} : kind === 'git' ? { ...lies, ...(git && { git }) } : lies
  if (Object.keys(added).length === 0) return undefined
  const asConfigured = JSON.stringify({ ...configured, ...added }) === JSON.stringify(configured)
  return asConfigured ? undefined : { ...others, [name]: { ...configured, ...added } }
}

/** Where versions will be. */
export interface ComingPaths {
  readonly latest: string | undefined
  /** Undefined when no page of the current docs will have a URL of its own. */
  readonly current: string | undefined
  readonly names: Readonly<Record<string, string>>
}

/** The URL paths of the versions of a collection once it has these names, newest first. */
export function comingPaths(baseUrl: string, collection: CollectionConfig, names: readonly string[]): ComingPaths {
  const all = collection.includeCurrentVersion ? ['current', ...names] : names
  const latest = collection.lastVersion ?? names[0]
  const pathOf = (version: string) =>
    versionPath({
      baseUrl,
      routeBasePath: collection.routeBasePath,
      name: version,
      isLast: version === latest,
      own: collection.versions[version]?.path,
    })
  const paths = Object.fromEntries(all.map((version) => [version, pathOf(version)]))
  // Without a path of its own the current version has the URLs that the frozen one will have.
  const current = paths['current'] === paths[names[0] ?? ''] ? undefined : paths['current']
  return { latest, current, names: paths }
}
