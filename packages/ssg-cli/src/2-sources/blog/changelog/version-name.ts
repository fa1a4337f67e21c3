import type { VersionHeading } from './version-heading.ts'

/** A version with its package, where that is named: `1.2.0`, `@steam/pump@1.0.0`. */
export function versionName({ version, packageName }: Pick<VersionHeading, 'version' | 'packageName'>): string {
  return packageName === undefined ? version : `${packageName}@${version}`
}
