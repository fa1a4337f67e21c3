import type { Version } from '../../../model/site.ts'
import type { CollectionInput, VersionInput } from './graph-input.ts'
import type { SiteUrls } from '../../urls/permalink.ts'
import { versionBanner } from './version-banner.ts'
import { versionPath } from './version-path.ts'

/** What is known of a version without its docs. */
export type VersionFacts = Pick<
  Version,
  'collection' | 'name' | 'label' | 'path' | 'isLast' | 'banner' | 'badge' | 'noIndex' | 'className'
>

/**
 * The versions of a collection in the order of the dropdown: as in `versions.json`, after the current docs unless it names them.
 *
 * @see https://docusaurus.io/docs/versioning
 */
export function orderVersions({ versions, versionNames }: CollectionInput): readonly VersionInput[] {
  const order = versionNames.includes('current') ? versionNames : ['current', ...versionNames]
  return versions.toSorted((left, right) => order.indexOf(left.name) - order.indexOf(right.name))
}

/**
 * Fill in what the config leaves open about a version.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#VersionConfig
 */
export function versionFacts(
  name: string,
  names: readonly string[],
  config: SiteUrls,
  collection: CollectionInput['config'],
): VersionFacts {
  const own = collection.versions[name] ?? {}
  const last = lastVersion(names, collection.lastVersion)
  const { baseUrl } = config
  const { routeBasePath } = collection
  return {
    collection: collection.id,
    name,
    label: own.label ?? (name === 'current' ? 'Next' : name),
    path: versionPath({ baseUrl, routeBasePath, name, isLast: name === last, own: own.path }),
    isLast: name === last,
    banner: own.banner ?? versionBanner({ name, names, last }),
    badge: own.badge ?? names.length > 1,
    noIndex: own.noIndex ?? false,
    className: own.className ?? `docs-version-${name}`,
  }
}

/** The version that readers get unless they ask for another: the newest released one, or the current docs. */
function lastVersion(names: readonly string[], configured?: string): string {
  if (configured !== undefined && names.includes(configured)) return configured
  return names.find((name) => name !== 'current') ?? 'current'
}
