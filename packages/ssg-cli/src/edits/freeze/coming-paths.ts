import type { CollectionConfig } from '../../model/config.ts'
import { versionPath } from '../../2-sources/docs/graph/version-path.ts'

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
