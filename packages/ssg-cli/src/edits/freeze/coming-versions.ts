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
